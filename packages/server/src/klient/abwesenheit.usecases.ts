/** The Klient is not at home, and comes back: care is paused and goes on, and who works on an open order is told. */
import { aufgabenNach, fristDer, rueckkehrAufgaben } from '@dreiklang/domain/klient/abwesenheit'
import type { AbwesenheitEintrag, abwesenheitContract } from '@dreiklang/domain/klient/abwesenheit.contract'
import { verlaufFehler } from '@dreiklang/domain/klient/verlauf.errors'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import type { Ports, Queryable } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import type { JsonText } from '../shared/idempotenz.ts'
import { kontextVon } from '../shared/kontext.ts'
import type { Gerufen } from '../shared/route.ts'
import { rufe } from '../shared/zuruf.ts'
import { type Fach, createTresor } from '../tresor/tresor.ts'
import {
  type AbwesenheitRow,
  beendeAbwesenheit,
  fuegeAbwesenheitEin,
  ladeAbwesenheit,
  ladeAbwesenheiten,
  setzeHaken,
  setzeStatus,
} from './abwesenheit.repository.ts'
import { type VerlaufEreignisse, geschehe } from './geschehen.ts'
import { halteKlient } from './halten.ts'
import { lese } from './lesen.ts'
import { eigeneOrganisation } from '@dreiklang/domain/organisation/organisation.policy'

type Contract = typeof abwesenheitContract

const falsch = (path: string) => ({ felder: [{ path, code: 'falsch', message: 'falsch' }] })

/** In the order in which one does them, each with its last day. */
const aufgabenVon = ({ bis, aufgaben }: Pick<AbwesenheitRow, 'bis' | 'aufgaben'>): AbwesenheitEintrag['aufgaben'] =>
  rueckkehrAufgaben.flatMap((name) => {
    const eine = aufgaben.find(({ aufgabe }) => aufgabe === name)
    if (eine === undefined || bis === null) return []
    const erledigtAm = eine.erledigtAm === null ? null : new Date(eine.erledigtAm).toISOString()
    return [{ ...eine, erledigtAm, frist: fristDer(name, bis) }]
  })

export function createAbwesenheiten(ports: Ports, ereignisse: VerlaufEreignisse) {
  const tresor = createTresor(ports)
  const jetzt = () => ports.clock.now().toISOString()

  const fachVon = (wo: { organisationId: string; klientId: string }, spalte: 'ort' | 'bemerkung', zeileId: string): Fach => ({
    ...wo,
    tabelle: 'abwesenheit',
    spalte,
    zeileId,
  })
  const versiegle = (tx: Queryable, fach: Fach, text: string | null) => (text === null ? null : tresor.versiegle(tx, fach, text))

  return {
    liste: ({ akteur, params: { klientId } }: Gerufen<Contract['listAbwesenheiten']>): Promise<{ abwesenheiten: AbwesenheitEintrag[] }> =>
      lese(ports, { akteur, klientId, aktion: 'klient.listAbwesenheiten' }, async (tx, organisationId) => {
        const rows = await ladeAbwesenheiten(tx, organisationId, klientId)
        const gesiegelt = rows.flatMap((row) =>
          (['ort', 'bemerkung'] as const).flatMap((spalte) => {
            const siegel = row[spalte]
            return siegel === null ? [] : [{ siegel, fach: fachVon({ organisationId, klientId }, spalte, row.id) }]
          }),
        )
        const offen = await tresor.oeffneAlle(tx, gesiegelt)
        const klartext = new Map(gesiegelt.map(({ siegel }, i) => [siegel, offen[i] ?? null]))
        const abwesenheiten = rows.map((row) => ({
          ...row,
          ort: row.ort && (klartext.get(row.ort) ?? null),
          bemerkung: row.bemerkung && (klartext.get(row.bemerkung) ?? null),
          aufgaben: aufgabenVon(row),
        }))
        return { abwesenheiten }
      }),

    beginne: ({
      akteur,
      params: { klientId },
      body,
      idempotenz,
    }: Gerufen<Contract['beginAbwesenheit']>): Promise<JsonText<{ id: string }>> =>
      geschehe(ports, { akteur, klientId, idempotenz, aktion: 'klient.beginAbwesenheit' }, async (tx, organisationId) => {
        const { art, von } = body
        const am = jetzt()
        if (von > berlinDatum(am)) throw verlaufFehler.ablehnen('klient.angaben_falsch', falsch('von'))
        const id = ports.newId()
        const wo = { organisationId, klientId }
        const ort = await versiegle(tx, fachVon(wo, 'ort', id), body.ort)
        const bemerkung = await versiegle(tx, fachVon(wo, 'bemerkung', id), body.bemerkung)
        const eintrag = { klientId, abwesenheitId: id, art, von, ort, bemerkung, personId: akteur.personId, am }
        if (!(await fuegeAbwesenheitEin(tx, organisationId, eintrag))) throw verlaufFehler.ablehnen('klient.schon_abwesend')
        if (!(await setzeStatus(tx, organisationId, { klientId, nach: 'PAUSIERT', von: ['AKTIV', 'PAUSIERT'], am })))
          throw verlaufFehler.ablehnen('klient.nicht_in_versorgung')
        await ereignisse.abwesenheitGeaendert(tx, akteur, { klientId, abwesend: true })
        return { antwort: { id }, objektArt: 'ABWESENHEIT', objektId: id }
      }),

    beende: ({ akteur, params, body, idempotenz }: Gerufen<Contract['endAbwesenheit']>): Promise<JsonText<void>> =>
      geschehe<void>(
        ports,
        { akteur, klientId: params.klientId, idempotenz, aktion: 'klient.endAbwesenheit' },
        async (tx, organisationId) => {
          const { klientId, abwesenheitId } = params
          const am = jetzt()
          const eine = await ladeAbwesenheit(tx, organisationId, params)
          if (eine === null) throw sharedFehler.ablehnen('nicht_gefunden')
          if (eine.bis !== null) throw verlaufFehler.ablehnen('klient.schon_zurueck')
          if (body.am > berlinDatum(am) || body.am < eine.von) throw verlaufFehler.ablehnen('klient.angaben_falsch', falsch('am'))
          const aufgaben = aufgabenNach(eine.art)
          await beendeAbwesenheit(tx, organisationId, { abwesenheitId, bis: body.am, personId: akteur.personId, am, aufgaben })
          // Whoever died or left the service meanwhile does not come back to life by this.
          if (await setzeStatus(tx, organisationId, { klientId, nach: 'AKTIV', von: ['PAUSIERT'], am }))
            await ereignisse.abwesenheitGeaendert(tx, akteur, { klientId, abwesend: false })
          return { antwort: undefined, objektArt: 'ABWESENHEIT', objektId: abwesenheitId }
        },
      ),

    async hake({ akteur, params, body }: Gerufen<Contract['tickAufgabe']>): Promise<void> {
      const { klientId, abwesenheitId } = params
      await ports.database.transaction(kontextVon(akteur), async (tx) => {
        await halteKlient(tx, akteur, klientId)
        const eigene = eigeneOrganisation(akteur)
        const da = await setzeHaken(tx, eigene, { ...params, ...body, personId: akteur.personId, am: jetzt() })
        if (!da) throw sharedFehler.ablehnen('nicht_gefunden')
        const spur = { aktion: 'klient.tickAufgabe', art: 'AENDERN', objektArt: 'ABWESENHEIT', objektId: abwesenheitId, klientId } as const
        await protokolliere(tx, akteur, { ...spur, felder: [body.aufgabe] })
        await rufe(tx, { art: 'klient', id: klientId, an: [eigene] })
      })
    },
  }
}
