/** The list of own Klienten, on the screen and as a file. */
import type { KlientenFilter, KlientenZeile, klientenListeContract } from '@dreiklang/domain/klient/klientenliste.contract'
import { eigeneOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import { z } from 'zod'
import { exportAntwort } from '../liste/export.ts'
import { alleSeiten, cursorId, cursorText, cursorZeit, liesCursor, seiteAus } from '../liste/seite.ts'
import type { Ports } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { kontextVon } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Gerufen } from '../shared/route.ts'
import { klientenSpalten } from './klientenspalten.ts'
import { ladeKlientenSeite } from './klientenliste.repository.ts'

type Contract = typeof klientenListeContract

const cursorFormen = {
  name: z.tuple([cursorText, cursorId]),
  geburtsdatum: z.tuple([z.iso.date(), cursorText, cursorId]),
  aufnahme: z.tuple([cursorZeit, cursorId]),
}
/** Lines that an export reads at once. */
const exportSeite = 500

export function createKlientenListe(ports: Ports) {
  const heute = () => berlinDatum(ports.clock.now().toISOString())

  async function lade(
    akteur: Akteur,
    { filter, cursor, limit }: { filter: KlientenFilter; cursor: string | undefined; limit: number },
  ): Promise<{ zeilen: KlientenZeile[]; cursor: string | null }> {
    const { sortierung } = filter
    const ab = liesCursor(cursor, { sortierung, form: cursorFormen[sortierung] })
    const db = imNamen(ports.database, kontextVon(akteur))
    const rows = await ladeKlientenSeite(db, eigeneOrganisation(akteur), { filter, ab, heute: heute(), limit: limit + 1 })
    return seiteAus(rows, {
      limit,
      sortierung,
      schluessel: ({ platz, id }) => [...platz, id],
      zeile: ({ platz: _platz, ...zeile }) => zeile,
    })
  }

  return {
    liste: async ({ akteur, query: { cursor, limit, ...filter } }: Gerufen<Contract['list']>) => lade(akteur, { filter, cursor, limit }),

    async exportiere({ akteur, query: { format, ...filter }, sprache }: Gerufen<Contract['exportieren']>): Promise<Response> {
      const objektId = eigeneOrganisation(akteur)
      const felder = klientenSpalten.map(({ titel }) => titel.de)
      await ports.database.transaction(kontextVon(akteur), (tx) =>
        protokolliere(tx, akteur, { aktion: 'klient.export', art: 'AUSGEBEN', objektArt: 'ORGANISATION', objektId, felder }),
      )
      return exportAntwort(
        alleSeiten((cursor) => lade(akteur, { filter, cursor, limit: exportSeite })),
        { format, spalten: klientenSpalten, sprache, dateiname: `klienten-${heute()}`, blatt: sprache === 'de' ? 'Klienten' : 'Clients' },
      )
    },
  }
}
