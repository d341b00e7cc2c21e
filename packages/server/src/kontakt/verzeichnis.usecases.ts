/** The directory, on the screen and as a file. */
import type { Kontakt } from '@dreiklang/domain/kontakt/kontakt.contract'
import { alsVcard } from '@dreiklang/domain/kontakt/vcard'
import type { VerzeichnisFilter, VerzeichnisZeile, verzeichnisContract } from '@dreiklang/domain/kontakt/verzeichnis.contract'
import { eigeneOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import { z } from 'zod'
import { exportAntwort } from '../liste/export.ts'
import { alleSeiten, cursorId, cursorText, liesCursor, seiteAus } from '../liste/seite.ts'
import type { Ports } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { kontextVon } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Gerufen } from '../shared/route.ts'
import { kontaktSpalten } from './kontaktspalten.ts'
import { createLager } from './lager.ts'
import { ladeTags } from './tag.repository.ts'
import { ladeVerzeichnis, zeileVon } from './verzeichnis.repository.ts'

type Contract = typeof verzeichnisContract

const cursorFormen = {
  name: z.tuple([cursorText, cursorId]),
  firma: z.tuple([cursorText, cursorText, cursorId]),
  zuletzt: z.tuple([cursorText, cursorText, cursorId]),
}
/** Lines that an export reads at once. */
const exportSeite = 500

interface Wunsch {
  filter: VerzeichnisFilter
  ids?: readonly string[] | undefined
  cursor: string | undefined
  limit: number
}

export function createVerzeichnis(ports: Ports) {
  const lager = createLager(ports)
  const lesend = (akteur: Akteur) => imNamen(ports.database, kontextVon(akteur))

  async function lade(akteur: Akteur, { filter, ids, cursor, limit }: Wunsch) {
    const { sortierung } = filter
    const ab = liesCursor(cursor, { sortierung, form: cursorFormen[sortierung] })
    const wer = { organisationId: eigeneOrganisation(akteur), personId: akteur.personId }
    const rows = await ladeVerzeichnis(lesend(akteur), { ...wer, filter, ids, ab, limit: limit + 1 })
    return seiteAus(rows, { limit, sortierung, schluessel: ({ platz }) => platz, zeile: zeileVon })
  }

  /** All at once: how many columns a table has depends on who has the most phones, and an address book ends at ten thousand. */
  async function kontakteDes(akteur: Akteur, wunsch: Pick<Wunsch, 'filter' | 'ids'>): Promise<Kontakt[]> {
    const gefunden: Kontakt[] = []
    for await (const zeilen of alleSeiten((cursor) => lade(akteur, { ...wunsch, cursor, limit: exportSeite }))) {
      const ids = zeilen.flatMap(({ id, klient }) => (klient === null ? [id] : []))
      gefunden.push(...(await lager.genannte(lesend(akteur), eigeneOrganisation(akteur), ids)))
    }
    return gefunden
  }

  return {
    liste: ({
      akteur,
      query: { cursor, limit, ...filter },
    }: Gerufen<Contract['list']>): Promise<{
      zeilen: VerzeichnisZeile[]
      cursor: string | null
    }> => lade(akteur, { filter, cursor, limit }),

    async exportiere({ akteur, query: { format, ids, ...filter }, sprache }: Gerufen<Contract['exportieren']>): Promise<Response> {
      const organisationId = eigeneOrganisation(akteur)
      const kontakte = await kontakteDes(akteur, { filter, ids })
      const titel = new Map((await ladeTags(lesend(akteur), organisationId)).map(({ id, title }) => [id, title]))
      await ports.database.transaction(kontextVon(akteur), (tx) =>
        protokolliere(tx, akteur, { aktion: 'kontakt.export', art: 'AUSGEBEN', objektArt: 'ORGANISATION', objektId: organisationId }),
      )
      const dateiname = `kontakte-${berlinDatum(ports.clock.now().toISOString())}`
      switch (format) {
        case 'csv':
        case 'xlsx': {
          const blatt = sprache === 'de' ? 'Kontakte' : 'Contacts'
          return exportAntwort(eineSeite(kontakte), { format, spalten: kontaktSpalten(kontakte, titel), sprache, dateiname, blatt })
        }
        case 'vcard3':
        case 'vcard4':
          return new Response(alsVcard(kontakte, { version: format === 'vcard4' ? '4.0' : '3.0', titel }), {
            headers: {
              'content-type': 'text/vcard; charset=utf-8',
              'cache-control': 'no-store',
              'content-disposition': `attachment; filename="${dateiname}.vcf"`,
            },
          })
      }
    },
  }
}

async function* eineSeite<Zeile>(zeilen: Zeile[]): AsyncGenerator<Zeile[]> {
  yield zeilen
}
