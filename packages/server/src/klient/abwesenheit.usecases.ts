/** The Klient is not at home, and comes back: care is paused and goes on, and who works on an open order is told. */
import { aufgabenNach, fristDer, rueckkehrAufgaben } from '@dreiklang/domain/klient/abwesenheit'
import type { AbwesenheitEintrag, abwesenheitContract } from '@dreiklang/domain/klient/abwesenheit.contract'
import { klientFehler } from '@dreiklang/domain/klient/klient.errors'
import { verlaufFehler } from '@dreiklang/domain/klient/verlauf.errors'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import type { z } from 'zod'
import type { Ports, Queryable } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import type { JsonText } from '../shared/idempotenz.ts'
import { kontextVon } from '../shared/kontext.ts'
import type { Gerufen } from '../shared/route.ts'
import { rufe } from '../shared/zuruf.ts'
import { createTresor } from '../tresor/tresor.ts'
import {
  type AbwesenheitRow,
  type AbwesenheitZeit,
  beendeAbwesenheit,
  fuegeAbwesenheitEin,
  ladeAbwesenheiten,
  ladeZeiten,
  planeUm,
  sageAb,
  setzeHaken,
  setzeStatus,
} from './abwesenheit.repository.ts'
import { abwesenheitFach, createAbwesenheitsplan, falsch } from './abwesenheitsplan.ts'
import { type VerlaufEreignisse, geschehe } from './geschehen.ts'
import { halteKlient } from './halten.ts'
import { lese } from './lesen.ts'
import { eigeneOrganisation } from '@dreiklang/domain/organisation/organisation.policy'

type Contract = typeof abwesenheitContract
type Einzeln = z.output<Contract['endAbwesenheit']['params']>

/** In the order in which one does them, each with its last day. */
const aufgabenVon = ({ bis, aufgaben }: Pick<AbwesenheitRow, 'bis' | 'aufgaben'>): AbwesenheitEintrag['aufgaben'] =>
  rueckkehrAufgaben.flatMap((name) => {
    const eine = aufgaben.find(({ aufgabe }) => aufgabe === name)
    if (eine === undefined || bis === null) return []
    const erledigtAm = eine.erledigtAm === null ? null : new Date(eine.erledigtAm).toISOString()
    return [{ ...eine, erledigtAm, frist: fristDer(name, bis) }]
  })

export function createAbwesenheiten(ports: Ports, ereignisse: VerlaufEreignisse) {
  const plan = createAbwesenheitsplan(ports, ereignisse)
  const tresor = createTresor(ports)
  const jetzt = () => ports.clock.now().toISOString()

  async function eineVon(tx: Queryable, organisationId: string, { klientId, abwesenheitId }: Einzeln): Promise<AbwesenheitZeit> {
    const eine = (await ladeZeiten(tx, organisationId, klientId)).find(({ id }) => id === abwesenheitId)
    if (eine === undefined) throw sharedFehler.ablehnen('nicht_gefunden')
    return eine
  }

  async function alle(tx: Queryable, wo: { organisationId: string; klientId: string }): Promise<AbwesenheitEintrag[]> {
    const rows = await ladeAbwesenheiten(tx, wo.organisationId, wo.klientId)
    const gesiegelt = rows.flatMap((row) =>
      (['ort', 'bemerkung'] as const).flatMap((spalte) => {
        const siegel = row[spalte]
        return siegel === null ? [] : [{ siegel, fach: abwesenheitFach(wo, spalte, row.id) }]
      }),
    )
    const offen = await tresor.oeffneAlle(tx, gesiegelt)
    const klartext = new Map(gesiegelt.map(({ siegel }, i) => [siegel, offen[i] ?? null]))
    return rows.map((row) => ({
      ...row,
      ort: row.ort && (klartext.get(row.ort) ?? null),
      bemerkung: row.bemerkung && (klartext.get(row.bemerkung) ?? null),
      aufgaben: aufgabenVon(row),
    }))
  }

  return {
    tick: plan.tick,

    /** Without a word to the audit trail: that is the caller's. */
    alle,

    liste: ({ akteur, params: { klientId } }: Gerufen<Contract['listAbwesenheiten']>): Promise<{ abwesenheiten: AbwesenheitEintrag[] }> =>
      lese(ports, { akteur, klientId, aktion: 'klient.listAbwesenheiten' }, async (tx, organisationId) => ({
        abwesenheiten: await alle(tx, { organisationId, klientId }),
      })),

    beginne: ({
      akteur,
      params: { klientId },
      body,
      idempotenz,
    }: Gerufen<Contract['beginAbwesenheit']>): Promise<JsonText<{ id: string }>> =>
      geschehe(ports, { akteur, klientId, idempotenz, aktion: 'klient.beginAbwesenheit' }, async (tx, organisationId) => {
        const abwesenheitId = ports.newId()
        const was = await plan.lies(tx, { organisationId, klientId, abwesenheitId }, body)
        await fuegeAbwesenheitEin(tx, organisationId, { ...was, personId: akteur.personId, am: jetzt() })
        await plan.beginne(tx, akteur, was)
        return { antwort: { id: abwesenheitId }, objektArt: 'ABWESENHEIT', objektId: abwesenheitId }
      }),

    aendere: ({ akteur, params, body, idempotenz }: Gerufen<Contract['changeAbwesenheit']>): Promise<JsonText<void>> =>
      geschehe<void>(
        ports,
        { akteur, klientId: params.klientId, idempotenz, aktion: 'klient.changeAbwesenheit' },
        async (tx, organisationId) => {
          const { version: gesehen, ...angaben } = body
          const { stand, version } = await eineVon(tx, organisationId, params)
          if (stand !== 'GEPLANT') throw verlaufFehler.ablehnen('klient.nicht_geplant')
          if (version !== gesehen) throw klientFehler.ablehnen('klient.veraltet')
          const was = await plan.lies(tx, { organisationId, ...params }, angaben)
          await planeUm(tx, organisationId, was)
          await plan.beginne(tx, akteur, was)
          return { antwort: undefined, objektArt: 'ABWESENHEIT', objektId: params.abwesenheitId }
        },
      ),

    /** A repetition changes nothing. */
    sageAb: ({ akteur, params, idempotenz }: Gerufen<Contract['cancelAbwesenheit']>): Promise<JsonText<void>> =>
      geschehe<void>(
        ports,
        { akteur, klientId: params.klientId, idempotenz, aktion: 'klient.cancelAbwesenheit' },
        async (tx, organisationId) => {
          const { stand } = await eineVon(tx, organisationId, params)
          if (stand === 'ABGESAGT') return null
          if (stand !== 'GEPLANT') throw verlaufFehler.ablehnen('klient.nicht_geplant')
          await sageAb(tx, organisationId, { ...params, am: jetzt(), personId: akteur.personId })
          return { antwort: undefined, objektArt: 'ABWESENHEIT', objektId: params.abwesenheitId }
        },
      ),

    beende: ({ akteur, params, body, idempotenz }: Gerufen<Contract['endAbwesenheit']>): Promise<JsonText<void>> =>
      geschehe<void>(
        ports,
        { akteur, klientId: params.klientId, idempotenz, aktion: 'klient.endAbwesenheit' },
        async (tx, organisationId) => {
          const { klientId, abwesenheitId } = params
          const am = jetzt()
          const eine = await eineVon(tx, organisationId, params)
          if (eine.stand === 'BEENDET') throw verlaufFehler.ablehnen('klient.schon_zurueck')
          if (eine.stand !== 'LAEUFT') throw verlaufFehler.ablehnen('klient.nicht_begonnen')
          if (body.am > berlinDatum(am) || body.am < eine.von) throw verlaufFehler.ablehnen('klient.angaben_falsch', falsch('am'))
          const aufgaben = aufgabenNach(eine.art)
          await beendeAbwesenheit(tx, organisationId, { abwesenheitId, bis: body.am, personId: akteur.personId, am, aufgaben })
          // Whoever died or left the service in the meantime does not come back to life by this.
          if (await setzeStatus(tx, organisationId, { klientId, nach: 'AKTIV', von: ['PAUSIERT'], am }))
            await ereignisse.abwesenheitGeaendert(tx, akteur, { klientId, pflegedienstId: organisationId, abwesend: false })
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

export type Abwesenheiten = ReturnType<typeof createAbwesenheiten>
