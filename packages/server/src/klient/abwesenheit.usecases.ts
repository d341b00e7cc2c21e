import { aufgabenAfter, fristOf, rueckkehrAufgaben } from '@dreiklang/domain/klient/abwesenheit'
import { type AbwesenheitEntry, abwesenheitContract } from '@dreiklang/domain/klient/abwesenheit.contract'
import { klientErrors } from '@dreiklang/domain/klient/klient.errors'
import { verlaufErrors } from '@dreiklang/domain/klient/verlauf.errors'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { wrongField } from '@dreiklang/domain/shared/refusal'
import type { z } from 'zod'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import type { CalledBy } from '../shared/route.ts'
import { sendSignal } from '../shared/signal.ts'
import { createTresor } from '../tresor/tresor.ts'
import {
  type AbwesenheitRow,
  type AbwesenheitTime,
  endAbwesenheit,
  insertAbwesenheit,
  loadAbwesenheiten,
  loadTimes,
  replan,
  cancel,
  setHaken,
  setStatus,
} from './abwesenheit.repository.ts'
import { abwesenheitFach, createAbwesenheitsplan } from './abwesenheitsplan.ts'
import { type VerlaufEreignisse, carryOut } from './geschehen.ts'
import { holdKlient } from './hold.ts'
import { read } from './read.ts'
import type { WandelWerk } from './wandel.usecases.ts'

type Contract = typeof abwesenheitContract
type Einzeln = z.output<Contract['endAbwesenheit']['params']>

const aufgabenOf = ({ bis, aufgaben, bundesland }: Pick<AbwesenheitRow, 'bis' | 'aufgaben' | 'bundesland'>): AbwesenheitEntry['aufgaben'] =>
  rueckkehrAufgaben.flatMap((name) => {
    const one = aufgaben.find(({ aufgabe }) => aufgabe === name)
    if (one === undefined || bis === null) return []
    const erledigtAm = one.erledigtAm === null ? null : new Date(one.erledigtAm).toISOString()
    return [{ ...one, erledigtAm, frist: fristOf(name, bis, bundesland) }]
  })

export function createAbwesenheiten(ports: Ports, { ereignisse, werk }: { ereignisse: VerlaufEreignisse; werk: WandelWerk }) {
  const plan = createAbwesenheitsplan(ports, { ereignisse, werk })
  const tresor = createTresor(ports)
  const now = () => ports.clock.now().toISOString()

  const wo = (pflegedienstId: string, { klientId, abwesenheitId }: Einzeln) => ({ pflegedienstId, klientId, abwesenheitId })

  async function eineOf(tx: Queryable, organisationId: string, { klientId, abwesenheitId }: Einzeln): Promise<AbwesenheitTime> {
    const one = (await loadTimes(tx, organisationId, klientId)).find(({ id }) => id === abwesenheitId)
    if (one === undefined) throw sharedErrors.refuse('nicht_gefunden')
    return one
  }

  async function all(tx: Queryable, where: { organisationId: string; klientId: string }): Promise<AbwesenheitEntry[]> {
    const rows = await loadAbwesenheiten(tx, where.organisationId, where.klientId)
    const gesiegelt = rows.flatMap((row) =>
      (['ort', 'bemerkung'] as const).flatMap((column) => {
        const siegel = row[column]
        return siegel === null ? [] : [{ siegel, fach: abwesenheitFach(where, column, row.id) }]
      }),
    )
    const open = await tresor.openAll(tx, gesiegelt)
    const klartext = new Map(gesiegelt.map(({ siegel }, i) => [siegel, open[i] ?? null]))
    // Where the house is says when a task ends; it is no part of the absence.
    return rows.map(({ bundesland, ...row }) => ({
      ...row,
      ort: row.ort && (klartext.get(row.ort) ?? null),
      bemerkung: row.bemerkung && (klartext.get(row.bemerkung) ?? null),
      aufgaben: aufgabenOf({ ...row, bundesland }),
    }))
  }

  return {
    tick: plan.tick,

    /** Without a word to the audit trail: that is the caller's. */
    alle: all,

    liste: ({ akteur, params: { klientId } }: CalledBy<Contract['listAbwesenheiten']>): Promise<{ abwesenheiten: AbwesenheitEntry[] }> =>
      read(ports, { akteur, klientId, aktion: 'klient.listAbwesenheiten' }, async (tx, organisationId) => ({
        abwesenheiten: await all(tx, { organisationId, klientId }),
      })),

    beginne: carryOut(ports, abwesenheitContract.beginAbwesenheit, async (tx, { akteur, organisationId, params: { klientId }, body }) => {
      const abwesenheitId = ports.newId()
      const what = await plan.readStore(tx, { organisationId, klientId, abwesenheitId }, body)
      await insertAbwesenheit(tx, organisationId, { ...what, personId: akteur.personId, am: now() })
      await plan.sagAb(tx, akteur, { ...what, organisationId })
      await plan.beginne(tx, akteur, what)
      return { antwort: { id: abwesenheitId }, objektArt: 'ABWESENHEIT', objektId: abwesenheitId }
    }),

    change: carryOut(ports, abwesenheitContract.changeAbwesenheit, async (tx, { akteur, organisationId, params, body }) => {
      const { version: seen, ...angaben } = body
      const { stand, version } = await eineOf(tx, organisationId, params)
      if (stand !== 'GEPLANT') throw verlaufErrors.refuse('klient.nicht_geplant')
      if (version !== seen) throw klientErrors.refuse('klient.veraltet')
      const what = await plan.readStore(tx, { organisationId, ...params }, angaben)
      await replan(tx, organisationId, what)
      await werk.back(tx, akteur, { ...wo(organisationId, params), ab: null })
      await plan.sagAb(tx, akteur, { ...what, organisationId })
      await plan.beginne(tx, akteur, what)
      return { objektArt: 'ABWESENHEIT', objektId: params.abwesenheitId }
    }),

    /** A repetition changes nothing. */
    cancel: carryOut(ports, abwesenheitContract.cancelAbwesenheit, async (tx, { akteur, organisationId, params }) => {
      const { stand } = await eineOf(tx, organisationId, params)
      if (stand === 'ABGESAGT') return null
      if (stand !== 'GEPLANT') throw verlaufErrors.refuse('klient.nicht_geplant')
      await cancel(tx, organisationId, { ...params, am: now(), personId: akteur.personId })
      await werk.back(tx, akteur, { ...wo(organisationId, params), ab: null })
      return { objektArt: 'ABWESENHEIT', objektId: params.abwesenheitId }
    }),

    end: carryOut(ports, abwesenheitContract.endAbwesenheit, async (tx, { akteur, organisationId, params, body }) => {
      const { klientId, abwesenheitId } = params
      const am = now()
      const one = await eineOf(tx, organisationId, params)
      if (one.stand === 'BEENDET') throw verlaufErrors.refuse('klient.schon_zurueck')
      if (one.stand !== 'LAEUFT') throw verlaufErrors.refuse('klient.nicht_begonnen')
      if (body.am > berlinDate(am) || body.am < one.von) throw verlaufErrors.refuse('klient.angaben_falsch', wrongField('am'))
      const aufgaben = aufgabenAfter(one.art)
      await endAbwesenheit(tx, organisationId, { abwesenheitId, bis: body.am, personId: akteur.personId, am, aufgaben })
      await werk.back(tx, akteur, { ...wo(organisationId, params), ab: body.am })
      // Whoever died or left the service in the meantime does not come back to life by this.
      if (await setStatus(tx, organisationId, { klientId, nach: 'AKTIV', von: ['PAUSIERT'], am }))
        await ereignisse.abwesenheitChanged(tx, akteur, { klientId, pflegedienstId: organisationId, abwesend: false })
      return { objektArt: 'ABWESENHEIT', objektId: abwesenheitId }
    }),

    async hake({ akteur, params, body }: CalledBy<Contract['tickAufgabe']>): Promise<void> {
      const { klientId, abwesenheitId } = params
      await ports.database.transaction(contextOf(akteur), async (tx) => {
        await holdKlient(tx, akteur, klientId)
        const own = ownOrganisation(akteur)
        const da = await setHaken(tx, own, { ...params, ...body, personId: akteur.personId, am: now() })
        if (!da) throw sharedErrors.refuse('nicht_gefunden')
        const trail = { aktion: 'klient.tickAufgabe', art: 'AENDERN', objektArt: 'ABWESENHEIT', objektId: abwesenheitId, klientId } as const
        await audit(tx, akteur, { ...trail, felder: [body.aufgabe] })
        await sendSignal(tx, { art: 'klient', id: klientId, an: [own] })
      })
    },
  }
}

export type Abwesenheiten = ReturnType<typeof createAbwesenheiten>
