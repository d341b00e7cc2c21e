/** What follows from visits: written down with the end of a visit, done by hand or by what comes of it. */
import type { Blatt } from '@dreiklang/domain/dokumentation/blatt.contract'
import { dokumentationFehler } from '@dreiklang/domain/dokumentation/dokumentation.errors'
import { type FolgeAntwort, type FolgeQuittung, folgeContract as c } from '@dreiklang/domain/dokumentation/folge.contract'
import {
  type NeueFolge,
  folgenAusBlatt,
  folgenAusVergeblichem,
  fuehrtZuBesuch,
  pruefeErledigung,
} from '@dreiklang/domain/dokumentation/folge'
import { type Hausbesuch, readHausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { ladeBesuch } from '../hausbesuch/hausbesuch.repository.ts'
import { personVon } from '../hausbesuch/person.ts'
import { createBesuchVerschluss } from '../hausbesuch/verschluss.ts'
import type { Ports, Queryable } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import type { JsonText } from '../shared/idempotenz.ts'
import { kontextVon } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Gerufen, Sprache } from '../shared/route.ts'
import { takeStepOnce } from '../shared/step.ts'
import { rufe } from '../shared/zuruf.ts'
import { createTresor } from '../tresor/tresor.ts'
import {
  type Erledigung,
  type FolgeRow,
  type GehalteneFolge,
  erledigeFolge,
  fuegeFolgeEin,
  halteFolge,
  ladeFolgen,
} from './folge.repository.ts'

const platz = (spalte: 'text' | 'grund', zeileId: string) => ({ tabelle: 'besuchsfolge', spalte, zeileId })
const spurVon = (klientId: string, hausbesuchId: string) => ({ objektArt: 'HAUSBESUCH', objektId: hausbesuchId, klientId }) as const

/** In the transaction that does it; the screens of the organisation show it at once. */
async function tue(tx: Queryable, akteur: Akteur, { folge, ...erledigung }: Omit<Erledigung, 'id' | 'name'> & { folge: GehalteneFolge }) {
  const { organisationId, name } = personVon(akteur)
  const { id, hausbesuchId, klientId } = folge
  await erledigeFolge(tx, organisationId, { id, name, ...erledigung })
  await protokolliere(tx, akteur, { aktion: c.done.id, art: 'AENDERN', ...spurVon(klientId, hausbesuchId), felder: ['folge'] })
  await rufe(tx, { art: 'hausbesuch', id: hausbesuchId, an: [organisationId] })
}

/** @throws dokumentation.folge_passt_nicht for one of others or of another Klient */
async function haltePassende(
  tx: Queryable,
  akteur: Akteur,
  { folgeId, passt }: { folgeId: string; passt: (folge: GehalteneFolge) => boolean },
): Promise<GehalteneFolge> {
  const folge = await halteFolge(tx, personVon(akteur).organisationId, folgeId)
  if (folge === null || !passt(folge)) throw dokumentationFehler.ablehnen('dokumentation.folge_passt_nicht')
  return folge
}

/** The visit that was promised. Two who plan it at once do not make two. @throws dokumentation.folge_erledigt */
export async function erledigeDurchBesuch(
  tx: Queryable,
  akteur: Akteur,
  { folgeId, besuch, am }: { folgeId: string; besuch: Hausbesuch; am: string },
): Promise<void> {
  const passt = (folge: GehalteneFolge) => folge.klientId === besuch.klientId && fuehrtZuBesuch(folge)
  const folge = await haltePassende(tx, akteur, { folgeId, passt })
  if (folge.stand === 'ERLEDIGT') throw dokumentationFehler.ablehnen('dokumentation.folge_erledigt')
  await tue(tx, akteur, { folge, am, besuchId: besuch.id })
}

/** The order that was promised. Done in the meantime, it stays so, and the order stands on its own. */
export async function erledigeDurchBestellung(
  tx: Queryable,
  akteur: Akteur,
  { folgeId, hausbesuchId, ...rest }: { folgeId: string; hausbesuchId: string; bestellungId: string; am: string },
): Promise<void> {
  const passt = (folge: GehalteneFolge) => folge.hausbesuchId === hausbesuchId && folge.art === 'BESTELLUNG'
  const folge = await haltePassende(tx, akteur, { folgeId, passt })
  if (folge.stand === 'OFFEN') await tue(tx, akteur, { folge, ...rest })
}

export function createFolgen(ports: Ports) {
  const tresor = createTresor(ports)
  const { geoeffnet } = createBesuchVerschluss(ports)
  const jetzt = () => ports.clock.now().toISOString()

  async function lege(tx: Queryable, akteur: Akteur, { besuch, folgen }: { besuch: Hausbesuch; folgen: NeueFolge[] }): Promise<void> {
    const { organisationId, name } = personVon(akteur)
    const { id: hausbesuchId, klientId } = besuch
    for (const [stelle, { text, ...folge }] of folgen.entries()) {
      const id = ports.newId()
      const zu = text === null ? null : await tresor.versiegle(tx, { organisationId, klientId, ...platz('text', id) }, text)
      await fuegeFolgeEin(tx, organisationId, { ...folge, id, hausbesuchId, klientId, stelle, text: zu, am: jetzt(), name })
    }
  }

  /** Outside of the transaction. What lies under a key that was destroyed is null. */
  async function oeffne(akteur: Akteur, rows: readonly FolgeRow[], sprache: Sprache): Promise<FolgeAntwort[]> {
    const { organisationId } = personVon(akteur)
    const siegel = rows.flatMap(({ id, klientId, ...row }) =>
      (['text', 'grund'] as const).flatMap((spalte) => {
        const zu = row[spalte]
        return zu === null ? [] : [{ fach: { organisationId, klientId, ...platz(spalte, id) }, siegel: zu }]
      }),
    )
    const texte = await tresor.oeffneAlle(imNamen(ports.database, kontextVon(akteur)), siegel)
    const offen = (spalte: 'text' | 'grund', id: string) =>
      texte[siegel.findIndex(({ fach }) => fach.spalte === spalte && fach.zeileId === id)] ?? null
    for (const { nichtAngetroffen, hausbesuchId } of rows) await geoeffnet(nichtAngetroffen, { id: hausbesuchId, sprache })
    return rows.map(({ id, version, art, herkunft, stand, faellig, aus, bestellung, besuch, ...row }) => ({
      id,
      version,
      art,
      herkunft,
      stand,
      faellig,
      aus,
      bestellung,
      besuch,
      text: row.nichtAngetroffen?.text ?? offen('text', id),
      vorgehen: row.nichtAngetroffen?.weiteresVorgehen ?? null,
      erstellt: { am: row.erstelltAm, name: row.erstelltVon },
      erledigt: row.erledigtAm === null ? null : { am: row.erledigtAm, name: row.erledigtVon ?? '', grund: offen('grund', id) },
    }))
  }

  return {
    /** H11, inside the transaction that ends the visit. */
    legeAusBlatt: (tx: Queryable, akteur: Akteur, { besuch, blatt }: { besuch: Hausbesuch; blatt: Blatt }) =>
      lege(tx, akteur, { besuch, folgen: folgenAusBlatt(blatt, besuch) }),

    /** H10, inside its transaction. */
    legeAusVergeblichem: (tx: Queryable, akteur: Akteur, besuch: Hausbesuch) =>
      lege(tx, akteur, { besuch, folgen: folgenAusVergeblichem(besuch) }),

    /** @throws nicht_gefunden, also for a visit of others */
    async list(akteur: Akteur, hausbesuchId: string, sprache: Sprache): Promise<{ folgen: FolgeAntwort[] }> {
      const { organisationId } = personVon(akteur)
      const rows = await ports.database.transaction(kontextVon(akteur), async (tx) => {
        const besuch = await ladeBesuch(tx, organisationId, hausbesuchId)
        if (besuch === null) throw sharedFehler.ablehnen('nicht_gefunden')
        await protokolliere(tx, akteur, { aktion: c.list.id, art: 'LESEN', ...spurVon(readHausbesuch(besuch).klientId, hausbesuchId) })
        return ladeFolgen(tx, organisationId, hausbesuchId)
      })
      return { folgen: await oeffne(akteur, rows, sprache) }
    },

    done({ akteur, idempotenz, params: { folgeId }, body: { version, grund } }: Gerufen<typeof c.done>): Promise<JsonText<FolgeQuittung>> {
      const { organisationId } = personVon(akteur)
      return takeStepOnce(ports, {
        akteur,
        idempotenz,
        load: (tx) => halteFolge(tx, organisationId, folgeId),
        // Each change of it ends it, or begins it anew.
        isCurrent: (folge) => folge.stand !== 'ERLEDIGT' && folge.version === version,
        stale: () => dokumentationFehler.ablehnen('dokumentation.folge_erledigt'),
        take: async (folge, tx) => {
          pruefeErledigung(folge, grund)
          const { klientId } = folge
          const zu = grund === null ? null : await tresor.versiegle(tx, { organisationId, klientId, ...platz('grund', folgeId) }, grund)
          await tue(tx, akteur, { folge, am: jetzt(), grund: zu })
          return { version: version + 1 }
        },
      })
    },
  }
}
export type Folgen = ReturnType<typeof createFolgen>
