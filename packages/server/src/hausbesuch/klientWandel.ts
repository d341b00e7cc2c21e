/** The visits of a Klient who is away, has left or has died: of every house, planned by hand or by a series. */
import { haeuserOf } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { type Ereignis, evolve } from '@dreiklang/domain/hausbesuch/hausbesuch.decider'
import type { Hausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import { undoAbsage, ruecknahmeHindernis, cancelForKlient, findTatAm } from '@dreiklang/domain/hausbesuch/klientWandel.decider'
import { meldungenOf } from '@dreiklang/domain/hausbesuch/meldung'
import type { Wandel } from '@dreiklang/domain/klient/wandel'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { WandelTeil, WandelWo, Wirkung, Zurueck } from '../klient/wandel.ts'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { sendSignal } from '../shared/signal.ts'
import { saveBesuch, writeEreignis } from './hausbesuch.repository.ts'
import { holdOffene, holdThese } from './klientWandel.repository.ts'
import { type Turn, changeTrail, personOf } from './person.ts'

/** Its own people are told of what is near; the rest of weeks they see in the plan. Who asked, or was asked, is told in any case. */
const gleichMs = 48 * 3_600_000

function isNews({ plan, anfrage, praxisId, apothekeId }: Hausbesuch, now: string): boolean {
  if (anfrage !== null || praxisId !== null || apothekeId !== null || plan === null) return true
  return Date.parse(plan.von) - Date.parse(now) < gleichMs
}

const wirkungOf = (besuch: Hausbesuch, tat: 'ABSAGEN' | 'LAEUFT', where: WandelWo): Wirkung => ({
  objekt: 'BESUCH',
  id: besuch.id,
  nummer: besuch.nummer,
  tat,
  tag: besuch.plan?.datum ?? besuch.anfrage?.wunsch?.datum ?? null,
  uhrzeit: besuch.plan?.uhrzeit ?? null,
  version: null,
  vorher: null,
  haeuser: haeuserOf(besuch).filter((id) => id !== where.pflegedienstId),
})

export function createBesuchWandel({ clock }: Pick<Ports, 'clock'>): WandelTeil {
  async function affected(tx: Queryable, where: WandelWo, wandel: Wandel) {
    return (await holdOffene(tx, where)).flatMap((besuch) => {
      const tat = findTatAm(besuch, wandel)
      return tat === null ? [] : [{ besuch, tat }]
    })
  }

  async function go(
    tx: Queryable,
    akteur: Akteur | null,
    { alt, ereignis: { neu: fields, ...ereignis } }: { alt: Hausbesuch; ereignis: Ereignis },
  ): Promise<Hausbesuch> {
    const now = clock.now().toISOString()
    const neu = evolve(alt, { neu: fields })
    const urheber = akteur === null ? null : personOf(akteur)
    const meldungen = isNews(alt, now) ? meldungenOf(ereignis.art, { alt, neu, personId: urheber?.personId ?? null }) : []
    await saveBesuch(tx, neu)
    await writeEreignis(tx, { ...ereignis, alt, neu, felder: Object.keys(fields), urheber, am: now, meldungen })
    return neu
  }

  async function tell(
    tx: Queryable,
    akteur: Akteur | null,
    { pflegedienstId, turns }: WandelWo & { turns: readonly Turn[] },
  ): Promise<void> {
    if (turns.length === 0) return
    await audit(
      tx,
      akteur,
      turns.map((turn) => ({ aktion: 'hausbesuch.klientWandel', ...changeTrail(turn), organisationId: pflegedienstId })),
    )
    await sendSignal(tx, { art: 'hausbesuch', an: [...new Set(turns.flatMap(({ neu }) => haeuserOf(neu)))] })
  }

  return {
    objekt: 'BESUCH',

    preview: async (tx, where, wandel) => (await affected(tx, where, wandel)).map(({ besuch, tat }) => wirkungOf(besuch, tat, where)),

    async apply(tx, akteur, { wandel, ...where }) {
      const wirkungen: Wirkung[] = []
      const turns: Turn[] = []
      for (const { besuch, tat } of await affected(tx, where, wandel)) {
        const wirkung = wirkungOf(besuch, tat, where)
        if (tat === 'LAEUFT') {
          wirkungen.push(wirkung)
          continue
        }
        const neu = await go(tx, akteur, { alt: besuch, ereignis: cancelForKlient(besuch, wandel) })
        turns.push({ alt: besuch, neu })
        wirkungen.push({ ...wirkung, version: neu.version })
      }
      await tell(tx, akteur, { ...where, turns })
      return wirkungen
    },

    async takeBack(tx, akteur, { schritte, ab, now, ...where }) {
      const cancelled = schritte.filter(({ version, tag }) => version !== null && (ab === null || tag === null || tag >= ab))
      const held = await holdThese(
        tx,
        where,
        cancelled.map(({ id }) => id),
      )
      const all: Zurueck[] = []
      const turns: Turn[] = []
      for (const schritt of cancelled) {
        const besuch = held.find(({ id }) => id === schritt.id)
        const hindernis = besuch === undefined ? 'FEHLT' : ruecknahmeHindernis(besuch, { version: schritt.version ?? 0, now })
        all.push({ schritt, hindernis })
        if (besuch === undefined || hindernis !== null) continue
        turns.push({ alt: besuch, neu: await go(tx, akteur, { alt: besuch, ereignis: undoAbsage(besuch) }) })
      }
      await tell(tx, akteur, { ...where, turns })
      return all
    },
  }
}
