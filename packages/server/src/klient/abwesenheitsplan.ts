/** What is said of an absence, checked and sealed; and the moment in which it begins: at once, or by the clock on its day. */
import { type Zeitraum, overlap } from '@dreiklang/domain/klient/abwesenheit'
import type { abwesenheitContract } from '@dreiklang/domain/klient/abwesenheit.contract'
import { verlaufErrors } from '@dreiklang/domain/klient/verlauf.errors'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { wrongField } from '@dreiklang/domain/shared/refusal'
import type { z } from 'zod'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { systemContext } from '../shared/context.ts'
import { runInTurn } from '../shared/inTurn.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { sendSignal } from '../shared/signal.ts'
import { type Fach, createTresor } from '../tresor/tresor.ts'
import {
  type DueAbwesenheit,
  type Plan,
  beginAbwesenheit,
  isInVersorgung,
  loadDue,
  loadTimes,
  cancel,
  setStatus,
} from './abwesenheit.repository.ts'
import type { VerlaufEreignisse } from './geschehen.ts'
import { lockKlient } from './klient.repository.ts'
import { loadStatus } from './wandel.repository.ts'
import type { WandelWerk } from './wandel.usecases.ts'

type Angaben = z.output<(typeof abwesenheitContract)['beginAbwesenheit']['body']>

interface Wo {
  organisationId: string
  klientId: string
}

type Abgesagt = Pick<Plan, 'abwesenheitId' | 'art' | 'von' | 'geplantBis'>

export const abwesenheitFach = (where: Wo, spalte: 'ort' | 'bemerkung', zeileId: string): Fach => ({
  ...where,
  tabelle: 'abwesenheit',
  spalte,
  zeileId,
})

export function createAbwesenheitsplan(ports: Ports, { ereignisse, werk }: { ereignisse: VerlaufEreignisse; werk: WandelWerk }) {
  const tresor = createTresor(ports)
  const now = () => ports.clock.now().toISOString()
  const seal = (tx: Queryable, fach: Fach, text: string | null) => (text === null ? null : tresor.seal(tx, fach, text))

  /** The care pauses, and who works on an open order is told. @param akteur null: the clock */
  async function pause(tx: Queryable, akteur: Akteur | null, { organisationId, klientId }: Wo): Promise<void> {
    await setStatus(tx, organisationId, { klientId, nach: 'PAUSIERT', von: ['AKTIV', 'PAUSIERT'], am: now() })
    await ereignisse.abwesenheitChanged(tx, akteur, { klientId, pflegedienstId: organisationId, abwesend: true })
  }

  /** Visits of these days do not take place, planned by hand or by a series; known early, so that everybody who comes learns of it early. */
  async function sagAb(
    tx: Queryable,
    akteur: Akteur | null,
    { organisationId: pflegedienstId, klientId, abwesenheitId, art: abwesenheit, von: ab, geplantBis: bis }: Wo & Abgesagt,
  ): Promise<void> {
    const wandel = { art: 'ABWESEND', abwesenheit, ab, bis, now: now() } as const
    const statusVorher = await loadStatus(tx, pflegedienstId, klientId)
    await werk.begin(tx, akteur, { klientId, pflegedienstId, wandel, abwesenheitId, statusVorher, endeVorher: null })
  }

  /** One that was planned before visits followed. */
  async function sagAbWhenOpen(tx: Queryable, { organisationId, klientId, abwesenheitId }: Wo & { abwesenheitId: string }): Promise<void> {
    if (await werk.isOpen(tx, organisationId, { klientId, abwesenheitId })) return
    const one = (await loadTimes(tx, organisationId, klientId)).find(({ id }) => id === abwesenheitId)
    if (one === undefined) return
    await sagAb(tx, null, { organisationId, klientId, abwesenheitId, art: one.art, von: one.von, geplantBis: one.bis })
  }

  /** The day of a planned one has come. Whose care has ended in the meantime does not leave any more. */
  async function letBegin({ pflegedienstId, klientId, abwesenheitId }: DueAbwesenheit): Promise<void> {
    const am = now()
    await ports.database.transaction(systemContext, async (tx) => {
      await lockKlient(tx, pflegedienstId, klientId)
      const geht = await isInVersorgung(tx, pflegedienstId, klientId)
      const welche = { klientId, abwesenheitId, am }
      // Another process was faster, or someone has just called it off.
      if (!(geht ? await beginAbwesenheit(tx, pflegedienstId, welche) : await cancel(tx, pflegedienstId, { ...welche, personId: null })))
        return
      const trail = { art: 'AENDERN', objektArt: 'ABWESENHEIT', objektId: abwesenheitId, klientId, organisationId: pflegedienstId } as const
      await audit(tx, null, { aktion: geht ? 'klient.beginAbwesenheit' : 'klient.cancelAbwesenheit', ...trail })
      if (geht) {
        await sagAbWhenOpen(tx, { organisationId: pflegedienstId, klientId, abwesenheitId })
        await pause(tx, null, { organisationId: pflegedienstId, klientId })
      }
      await sendSignal(tx, { art: 'klient', id: klientId, an: [pflegedienstId] })
    })
  }

  return {
    sagAb,

    /** Checked against the other absences and sealed; the record is held. */
    async readStore(
      tx: Queryable,
      { organisationId, klientId, abwesenheitId }: Wo & { abwesenheitId: string },
      body: Angaben,
    ): Promise<Plan> {
      const { art, von, geplantBis } = body
      const today = berlinDate(now())
      if (geplantBis !== null && geplantBis <= von) throw verlaufErrors.refuse('klient.angaben_falsch', wrongField('geplantBis'))
      if (!(await isInVersorgung(tx, organisationId, klientId))) throw verlaufErrors.refuse('klient.nicht_in_versorgung')
      const others = (await loadTimes(tx, organisationId, klientId)).filter(({ id, stand }) => id !== abwesenheitId && stand !== 'ABGESAGT')
      if (von <= today && others.some(({ stand }) => stand === 'LAEUFT')) throw verlaufErrors.refuse('klient.schon_abwesend')
      // Who is away and nobody knows how long does not stand in the way of what is planned.
      const bisToday = ({ bis, ...eine }: Zeitraum, schonWeg: boolean): Zeitraum => ({ ...eine, bis: bis ?? (schonWeg ? today : null) })
      const added = bisToday({ von, bis: geplantBis }, von <= today)
      if (others.some((one) => overlap(added, bisToday(one, one.stand === 'LAEUFT'))))
        throw verlaufErrors.refuse('klient.abwesenheit_ueberschneidet', wrongField('von'))
      const where = { organisationId, klientId }
      const ort = await seal(tx, abwesenheitFach(where, 'ort', abwesenheitId), body.ort)
      const bemerkung = await seal(tx, abwesenheitFach(where, 'bemerkung', abwesenheitId), body.bemerkung)
      return { klientId, abwesenheitId, art, von, geplantBis, ort, bemerkung }
    },

    /** On a coming day the clock does it. */
    async beginne(tx: Queryable, akteur: Akteur, what: Plan): Promise<void> {
      if (what.von > berlinDate(now())) return
      const organisationId = ownOrganisation(akteur)
      await beginAbwesenheit(tx, organisationId, { ...what, am: now() })
      await pause(tx, akteur, { organisationId, klientId: what.klientId })
    },

    /** Begins what was planned for today, and for days on which no server ran. */
    async tick(): Promise<void> {
      const faellige = await loadDue(onBehalfOf(ports.database, systemContext), berlinDate(now()))
      await runInTurn(ports.log, Object.fromEntries(faellige.map((one) => [one.abwesenheitId, () => letBegin(one)])))
    },
  }
}
