/** Instructions by word of mouth: written down with the end of a visit, signed against by a doctor of the practice. */
import {
  type AnordnungAntwort,
  type AnordnungInhalt,
  type AnordnungQuittung,
  anordnungContract,
} from '@dreiklang/domain/dokumentation/anordnung.contract'
import { type AnordnungStand, entscheidSperre } from '@dreiklang/domain/dokumentation/anordnung.policy'
import type { Blatt } from '@dreiklang/domain/dokumentation/blatt.contract'
import { dokumentationFehler } from '@dreiklang/domain/dokumentation/dokumentation.errors'
import type { Hausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { ladeBesuch } from '../hausbesuch/hausbesuch.repository.ts'
import { personVon } from '../hausbesuch/person.ts'
import type { Ports, Queryable } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import type { JsonText } from '../shared/idempotenz.ts'
import { kontextVon } from '../shared/kontext.ts'
import type { Gerufen } from '../shared/route.ts'
import { takeStepOnce } from '../shared/step.ts'
import { rufe } from '../shared/zuruf.ts'
import {
  type AnordnungRow,
  entscheideAnordnung,
  fuegeAnordnungEin,
  gibtEsAnordnung,
  halteAnordnung,
  ladeAnordnungen,
} from './anordnung.repository.ts'
import { type MeldeAnordnung, createAnordnungMeldung } from './anordnungMeldung.ts'
import { createAnordnungSiegel } from './anordnungSiegel.ts'

const c = anordnungContract
const spurVon = ({ hausbesuchId, klientId }: Pick<AnordnungRow, 'hausbesuchId' | 'klientId'>) =>
  ({ objektArt: 'HAUSBESUCH', objektId: hausbesuchId, klientId }) as const

export function createAnordnungen(ports: Ports, melde: MeldeAnordnung) {
  const siegel = createAnordnungSiegel(ports)
  const meldung = createAnordnungMeldung(ports, melde)
  const jetzt = () => ports.clock.now().toISOString()

  async function entscheide(
    anfrage: Pick<Gerufen<typeof c.reject>, 'akteur' | 'idempotenz' | 'params'>,
    { stand, version, grund }: { stand: Exclude<AnordnungStand, 'OFFEN'>; version: number; grund: string | null },
  ): Promise<JsonText<AnordnungQuittung>> {
    const { akteur, idempotenz, params } = anfrage
    const { organisationId, name } = personVon(akteur)
    const id = params.anordnungId
    const gehalten: { row: AnordnungRow | null } = { row: null }
    const entschieden = () => dokumentationFehler.ablehnen('dokumentation.schon_entschieden')
    const antwort = await takeStepOnce(ports, {
      akteur,
      idempotenz,
      load: async (tx) => {
        const row = await halteAnordnung(tx, organisationId, id)
        gehalten.row = row
        // Row-level security shows a decided one to nobody who would change it.
        if (row === null && (await gibtEsAnordnung(tx, organisationId, id))) throw entschieden()
        const gesperrt = row && entscheidSperre(akteur, row)
        if (gesperrt !== null) throw dokumentationFehler.ablehnen(gesperrt)
        return row
      },
      isCurrent: (row) => row.version === version,
      stale: entschieden,
      take: async (row, tx) => {
        const { klientId, hausbesuchId } = row
        const zu = grund === null ? null : await siegel.versiegleGrund(tx, { organisationId, klientId }, { id, grund })
        await entscheideAnordnung(tx, organisationId, { id, stand, grund: zu, am: jetzt(), name })
        const aktion = stand === 'GEGENGEZEICHNET' ? c.countersign.id : c.reject.id
        await protokolliere(tx, akteur, { aktion, art: 'AENDERN', ...spurVon(row), felder: ['stand'] })
        await rufe(tx, { art: 'hausbesuch', id: hausbesuchId, an: [organisationId] })
        return { version: version + 1, stand }
      },
    })
    if (gehalten.row !== null) await meldeEntscheid(gehalten.row, stand)
    return antwort
  }

  async function meldeEntscheid(row: AnordnungRow, stand: Exclude<AnordnungStand, 'OFFEN'>): Promise<void> {
    const [inhalt] = await siegel.oeffne([row])
    await meldung.anVerfasser(row.personId, { anlass: `ANORDNUNG_${stand}`, nummer: inhalt?.nummer ?? '' })
  }

  return {
    /** Inside the transaction that ends the visit. */
    async lege(tx: Queryable, akteur: Akteur, { besuch, blatt }: { besuch: Hausbesuch; blatt: Blatt }): Promise<void> {
      if (blatt.anordnungen.length === 0) return
      const { organisationId, personId, name: von } = personVon(akteur)
      const { id: hausbesuchId, klientId, nummer } = besuch
      const klient = (await ladeBesuch(tx, organisationId, hausbesuchId))?.klient ?? null
      for (const { arzt, weg, am, wortlaut, praxisId } of blatt.anordnungen) {
        const id = ports.newId()
        const inhalt: AnordnungInhalt = {
          klient: klient && { vorname: klient.vorname, nachname: klient.nachname, geburtsdatum: klient.geburtsdatum },
          nummer,
          von,
          arzt,
          weg,
          am,
          wortlaut,
        }
        const zu = await siegel.versiegleInhalt(tx, { organisationId, klientId }, { id, inhalt })
        await fuegeAnordnungEin(tx, organisationId, { id, hausbesuchId, praxisId, klientId, inhalt: zu, personId, erstelltAm: jetzt() })
        await rufe(tx, { art: 'hausbesuch', id: hausbesuchId, an: [praxisId] })
      }
    },

    /** The doctors of the practices, when the visit is over. */
    async meldeNeue({ anordnungen }: Blatt, nummer: string): Promise<void> {
      if (anordnungen.length === 0) return
      await meldung.anAerzte([...new Set(anordnungen.map(({ praxisId }) => praxisId))], nummer)
    },

    async list({ akteur, query: { offen } }: Gerufen<typeof c.list>): Promise<{ anordnungen: AnordnungAntwort[] }> {
      const { organisationId } = personVon(akteur)
      const rows = await ports.database.transaction(kontextVon(akteur), async (tx) => {
        const geladen = await ladeAnordnungen(tx, organisationId, offen)
        for (const row of geladen) await protokolliere(tx, akteur, { aktion: c.list.id, art: 'LESEN', ...spurVon(row) })
        return geladen
      })
      const inhalte = await siegel.oeffne(rows)
      const gruende = await siegel.oeffneGruende(rows)
      return {
        anordnungen: rows.map((row, i) => ({
          id: row.id,
          version: row.version,
          stand: row.stand,
          hausbesuchId: row.hausbesuchId,
          pflegedienst: row.pflegedienst,
          praxis: row.praxis,
          inhalt: inhalte[i] ?? null,
          erstelltAm: row.erstelltAm,
          entschieden:
            row.entschiedenAm === null
              ? null
              : { am: row.entschiedenAm, name: row.entschiedenVon ?? '', grund: gruende.get(row.id) ?? null },
          moeglich: entscheidSperre(akteur, row) ?? true,
        })),
      }
    },

    countersign: (anfrage: Gerufen<typeof c.countersign>) =>
      entscheide(anfrage, { stand: 'GEGENGEZEICHNET', version: anfrage.body.version, grund: null }),
    reject: (anfrage: Gerufen<typeof c.reject>) => entscheide(anfrage, { stand: 'ABGELEHNT', ...anfrage.body }),
  }
}
export type Anordnungen = ReturnType<typeof createAnordnungen>
