import { type Zugewiesene, haeuserOf } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { PlanAngaben } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { type Ereignis, evolve, replan } from '@dreiklang/domain/hausbesuch/hausbesuch.decider'
import type { Hausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import type { Person } from '@dreiklang/domain/hausbesuch/hausbesuch.policy'
import { type AussetzGrund, type Default, folgeSerie, suspend } from '@dreiklang/domain/hausbesuch/instanz.decider'
import { meldungenOf } from '@dreiklang/domain/hausbesuch/meldung'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { type IsoDate, berlinDate } from '@dreiklang/domain/shared/time'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { sendSignal } from '../shared/signal.ts'
import { type Turn, changeTrail } from './person.ts'
import { insertBesuch, nextNumber, writeEreignis, saveBesuch } from './hausbesuch.repository.ts'

export type Instanzschritt =
  | { art: 'ANLEGEN'; tag: IsoDate; vorgabe: Default }
  | { art: 'FOLGEN'; besuch: Hausbesuch; vorgabe: Default }
  | { art: 'AUSSETZEN'; besuch: Hausbesuch; grund: AussetzGrund }

export interface Auftraggeber {
  aktion: string
  /** Null: the clock. */
  akteur: Akteur | null
  haus: Person
  serieId: string
  klientId: string
  typ: PlanAngaben['typ']
  pflegedienstId: string
  personen: readonly { id: string; name: string }[]
}

/** Who is notified of a change: people who would drive there today or tomorrow. The rest they see in the plan. */
const gleichHours = 48

export function createInstanzen({ clock, newId }: Pick<Ports, 'clock' | 'newId'>) {
  return async function apply(tx: Queryable, auftrag: Auftraggeber, steps: readonly Instanzschritt[]): Promise<void> {
    const { akteur, haus, serieId, klientId, typ, pflegedienstId, personen } = auftrag
    const { organisationId, seite } = haus
    const now = clock.now().toISOString()
    const urheber = akteur === null ? null : { seite, organisationId, personId: akteur.personId, name: akteur.name }
    const zugewiesene = (ids: readonly string[]): Zugewiesene[] =>
      personen.filter(({ id }) => ids.includes(id)).map(({ id, name }) => ({ personId: id, organisationId, name }))

    async function planen(tag: IsoDate, vorgabe: Default): Promise<Turn> {
      const nummer = await nextNumber(tx, organisationId, Number(berlinDate(now).slice(0, 4)))
      const anlage = {
        id: newId(),
        nummer,
        pflegedienstId,
        praxisId: seite === 'ARZT' ? organisationId : null,
        apothekeId: seite === 'APOTHEKE' ? organisationId : null,
        serie: { id: serieId, tag, vonHand: false },
      }
      const kopf = { typ, klientId, ort: null, dringlichkeit: 'ROUTINE', transportunfaehigGrund: null } as const
      const neu = replan(anlage, { ...kopf, ...vorgabe }, { person: haus, now, neueId: newId, personen, befunde: [], klientStatus: null })
      await insertBesuch(tx, neu)
      const { datum, uhrzeit, dauerMinuten } = vorgabe
      const gesagt = { zeit: { datum, uhrzeit, dauerMinuten }, personen: neu.zugewiesene.map(({ name }) => name) }
      const ereignis = { art: 'planen', zeile: 'H2', angaben: gesagt, felder: [] } as const
      await writeEreignis(tx, { ...ereignis, alt: null, neu, urheber, am: now, meldungen: [] })
      return { alt: null, neu }
    }

    async function go(alt: Hausbesuch, { neu: fields, ...ereignis }: Ereignis): Promise<Turn> {
      const neu = evolve(alt, { neu: fields })
      await saveBesuch(tx, neu)
      const bald = Date.parse(neu.plan?.von ?? '') - Date.parse(now) < gleichHours * 3_600_000
      const meldungen = bald ? meldungenOf(ereignis.art, { alt, neu, personId: akteur?.personId ?? null }) : []
      await writeEreignis(tx, { ...ereignis, alt, neu, felder: Object.keys(fields), urheber, am: now, meldungen })
      return { alt, neu }
    }

    function run(step: Instanzschritt): Promise<Turn> {
      switch (step.art) {
        case 'ANLEGEN':
          return planen(step.tag, step.vorgabe)
        case 'FOLGEN':
          return go(step.besuch, folgeSerie(step.besuch, step.vorgabe, zugewiesene(step.vorgabe.personIds)))
        case 'AUSSETZEN':
          return go(step.besuch, suspend(step.besuch, step.grund, now))
      }
    }

    const turns: Turn[] = []
    for (const step of steps) turns.push(await run(step))
    const { aktion } = auftrag
    await audit(
      tx,
      akteur,
      turns.map((turn) => ({ aktion, ...changeTrail(turn), organisationId })),
    )
    const haeuser = new Set(turns.flatMap(({ neu }) => haeuserOf(neu)))
    await sendSignal(tx, { art: 'hausbesuch', an: [...haeuser, organisationId] })
  }
}
export type WendeAn = ReturnType<typeof createInstanzen>
