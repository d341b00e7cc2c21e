/** Visits of the demo, in the names of those who plan, ask for and make them. */
import type { AngabenOf } from '@dreiklang/domain/hausbesuch/handlungen.contract'
import type { Leistungsquelle } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { type Quittung, hausbesuchContract, quittung, stepContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import type { PersonenHandlung } from '@dreiklang/domain/hausbesuch/transitions'
import type { Call } from '@dreiklang/domain/shared/contract'
import { berlinDate, berlinInstant, plusDays } from '@dreiklang/domain/shared/time'
import type { z } from 'zod'
import { type Regie, akteurOf } from './director.ts'
import type { Ensemble } from './personen.ts'

type Step = { [H in PersonenHandlung]: { handlung: H; angaben: Omit<AngabenOf<H>, 'version'> } }[PersonenHandlung]
type Plan = z.input<typeof hausbesuchContract.plan.body>
type Anfrage = z.input<typeof hausbesuchContract.ask.body>

export const leistung = (bezeichnung: string, quelle: Leistungsquelle, sollMinuten: number) => ({
  code: null,
  bezeichnung,
  quelle,
  sollMinuten,
})

const routine = { ort: null, anlass: null, anlassCode: 'ROUTINE', dringlichkeit: 'ROUTINE', transportunfaehigGrund: null } as const

export function createBesuchsspiel(regie: Regie, ensemble: Ensemble) {
  const heute = berlinDate(regie.beginn.toISOString())
  const wer = (konto: string) => akteurOf(ensemble, konto)
  const um = (days: number, uhrzeit: string) => new Date(berlinInstant(plusDays(heute, days), uhrzeit))

  return {
    heute,
    wer,
    um,
    stelle: (days: number, uhrzeit: string) => regie.stelle(um(days, uhrzeit)),

    /** For half an hour. @param konto null: nobody is sent yet */
    zeit: (days: number, uhrzeit: string, konto: string | null) => ({
      datum: plusDays(heute, days),
      uhrzeit,
      dauerMinuten: 30,
      personIds: konto === null ? [] : [wer(konto).personId],
      fahrzeug: null,
    }),

    plan: (konto: string, what: Partial<Plan> & Pick<Plan, 'klientId' | 'datum' | 'uhrzeit' | 'dauerMinuten' | 'personIds' | 'fahrzeug'>) =>
      regie.call(hausbesuchContract.plan, wer(konto), { body: { ...routine, typ: 'PFLEGEBESUCH', leistungen: [], ...what } }),

    ask: (what: Partial<Anfrage> & Pick<Anfrage, 'typ' | 'klientId' | 'organisationId' | 'wunsch'>) =>
      regie.call(hausbesuchContract.ask, wer('pfleger'), { body: { ...routine, dringlichkeit: 'DIESE_WOCHE', ...what } }),

    async step(konto: string, { id, version }: Quittung, { handlung, angaben }: Step): Promise<Quittung> {
      const call: Call = stepContract[handlung]
      return quittung.parse(await regie.call(call, wer(konto), { params: { hausbesuchId: id }, body: { version, ...angaben } }))
    },
  }
}
