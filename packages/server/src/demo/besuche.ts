/** A day of home visits: what is over by now was played to its end, what comes is planned. */
import { emptyBlatt } from '@dreiklang/domain/dokumentation/blatt.document'
import { dokumentationContract } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import type { PlanAngaben, Quittung } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { plusDays } from '@dreiklang/domain/shared/time'
import { tourStepContract } from '@dreiklang/domain/tour/tour.contract'
import { createBesuchsspiel, leistung } from './besuchsspiel.ts'
import { type Regie, akteurOf } from './director.ts'
import { type DemoKlient, knownIn } from './klienten.ts'
import type { Ensemble } from './personen.ts'
import { minutesOf, placeToday } from './today.ts'

interface Besuch {
  uhrzeit: string
  wer: 'pfleger' | 'pflege-admin'
  typ?: PlanAngaben['typ']
  ende?: 'nichtAntreffen' | 'absagen'
  leistungen: PlanAngaben['leistungen']
}

interface TodaysBesuch extends Besuch {
  dauerMinuten: number
  /** Until the next one of the same person begins, at most as long as it is planned for. */
  minutes: number
  /** Minutes of driving there: none where visits touch, for who is in one is on the way to no other. */
  way: number
}

const insulin = leistung('Insulin spritzen, Blutzucker messen', 'HKP', 10)
const struempfe = leistung('Kompressionsstrümpfe anziehen', 'HKP', 10)
const verband = leistung('Verband wechseln', 'HKP', 20)
const waschen = leistung('Hilfe beim Waschen und Anziehen', 'SGB_XI', 25)
const fruehstueck = leistung('Frühstück richten', 'SGB_XI', 10)

/** It ends with its proof, which is in the sheet. */
const beratungsblatt = {
  ...emptyBlatt(0),
  beratung: { sichergestellt: 'JA', empfehlung: null, einwilligung: true } as const,
  ergebnis: 'Die Pflege durch die Tochter ist sichergestellt.',
  handzeichen: 'M 40 120 L 120 60 L 180 130 L 260 70',
}

const tagesplan: readonly Besuch[] = [
  { uhrzeit: '07:00', wer: 'pfleger', leistungen: [insulin, waschen] },
  { uhrzeit: '07:45', wer: 'pfleger', leistungen: [struempfe, fruehstueck] },
  { uhrzeit: '08:30', wer: 'pfleger', leistungen: [waschen], ende: 'nichtAntreffen' },
  { uhrzeit: '09:00', wer: 'pflege-admin', typ: 'BERATUNGSBESUCH', leistungen: [] },
  { uhrzeit: '09:45', wer: 'pfleger', leistungen: [verband] },
  { uhrzeit: '10:45', wer: 'pfleger', leistungen: [insulin] },
  { uhrzeit: '11:30', wer: 'pfleger', leistungen: [waschen], ende: 'absagen' },
  { uhrzeit: '13:00', wer: 'pfleger', leistungen: [verband, struempfe] },
  { uhrzeit: '14:30', wer: 'pflege-admin', typ: 'ERSTBESUCH', leistungen: [] },
]
const shift = { von: '07:00', bis: '14:30', mitte: '10:00' } as const
const minuteMs = 60_000
const usualMinutes = 30
const usualWay = 10
/** As the plan of a visit wants it; near midnight the rest of the day is pressed together, and visits touch. */
const leastMinutes = 5

/** The day as it stands at the hour at which the demo begins. */
function planToday(beginn: Date): TodaysBesuch[] {
  const place = placeToday(beginn, shift)
  const placed = tagesplan.map((besuch) => ({ ...besuch, uhrzeit: place(besuch.uhrzeit) }))
  return placed.map((besuch, nr) => {
    const next = placed.find(({ wer }, i) => i > nr && wer === besuch.wer)
    const before = placed.findLast(({ wer }, i) => i < nr && wer === besuch.wer)
    const way = before === undefined || minutesTo(besuch, before) >= usualMinutes ? usualWay : 0
    const minutes = Math.min(usualMinutes, next === undefined ? usualMinutes : minutesTo(next, besuch))
    return { ...besuch, dauerMinuten: Math.max(leastMinutes, minutes), minutes, way }
  })
}
const minutesTo = (next: Besuch, besuch: Besuch): number => minutesOf(next.uhrzeit) - minutesOf(besuch.uhrzeit)

const vergeblich = {
  klingelversuche: 3,
  telefonversuche: 2,
  nachrichtHinterlassen: true,
  notfallkontaktInformiert: true,
  weiteresVorgehen: 'RUECKRUF',
  text: 'Zettel im Briefkasten, Sohn ruft zurück.',
} as const

export async function planBesuche(regie: Regie, ensemble: Ensemble, klienten: readonly DemoKlient[]): Promise<void> {
  const { heute, um, stelle, zeit, plan, ask, step } = createBesuchsspiel(regie, ensemble)
  const klientId = knownIn(klienten)

  async function spiele(
    besuch: Quittung,
    { uhrzeit, wer: konto, ende, leistungen, typ, minutes: lasts, way }: TodaysBesuch,
  ): Promise<void> {
    const schonAt = (minutes: number) => {
      const dann = new Date(um(0, uhrzeit).getTime() + minutes * minuteMs)
      if (dann > regie.beginn) return false
      regie.stelle(dann)
      return true
    }
    if (ende === 'absagen') {
      regie.stelle(regie.beginn)
      const angaben = { durch: 'KLIENT', grund: 'ABWESEND', text: 'Die Tochter kommt heute selbst.', berechnung: false } as const
      await step(konto, besuch, { handlung: 'absagen', angaben })
      return
    }
    if (!schonAt(-way)) return
    const unterwegs = await step(konto, besuch, { handlung: 'losfahren', angaben: {} })
    if (!schonAt(Math.max(0, Math.min(2, lasts - 1)))) return
    if (ende === 'nichtAntreffen') {
      await step(konto, unterwegs, { handlung: 'nichtAntreffen', angaben: vergeblich })
      return
    }
    const running = await step(konto, unterwegs, { handlung: 'beginnen', angaben: { identitaetGeprueft: true } })
    if (!schonAt(lasts)) return
    if (typ === 'BERATUNGSBESUCH') {
      await regie.call(dokumentationContract.finish, akteurOf(ensemble, konto), {
        params: { hausbesuchId: running.id },
        body: { version: 0, blatt: beratungsblatt },
      })
      return
    }
    const erbracht = leistungen.map(() => ({ erbracht: true, grund: null }))
    const angaben = { ergebnis: 'Alles wie geplant. Der Person geht es gut.', leistungen: erbracht }
    await step(konto, running, { handlung: 'abschliessen', angaben })
  }

  const askWeber = (nr: number, anlass: string) =>
    ask({
      typ: 'ARZTBESUCH',
      klientId: klientId(nr),
      organisationId: ensemble.organisationen.weber,
      anlass,
      anlassCode: 'VERSCHLECHTERUNG',
      wunsch: { datum: plusDays(heute, 1), von: '10:00', bis: '16:00' },
    })

  /** From its first visit on. */
  async function driveTour(): Promise<void> {
    const [first] = today
    stelle(0, first?.uhrzeit ?? '00:00')
    const params = { datum: heute, personId: akteurOf(ensemble, 'pfleger').personId }
    await regie.call(tourStepContract.starten, akteurOf(ensemble, 'pfleger'), { params, body: { version: 0 } })
  }

  const today = planToday(regie.beginn)
  for (const [nr, besuch] of today.entries()) {
    stelle(-1, '15:00')
    const { uhrzeit, wer, leistungen, typ = 'PFLEGEBESUCH', dauerMinuten } = besuch
    const planned = { ...zeit(0, uhrzeit, wer), dauerMinuten, typ, klientId: klientId(nr), leistungen }
    await spiele(await plan('pflege-admin', planned), besuch)
  }
  await driveTour()

  stelle(-1, '16:00')
  const zugesagt = await askWeber(9, 'Seit drei Tagen mehr Wasser in den Beinen')
  await step('arzt-admin', zugesagt, { handlung: 'annehmen', angaben: { ...zeit(1, '14:00', 'arzt'), dauerMinuten: 60 } })
  const rueckfrage = await ask({
    typ: 'APOTHEKENBESUCH',
    klientId: klientId(10),
    organisationId: ensemble.organisationen.markt,
    anlass: 'Bitte die Hausapotheke durchsehen',
    anlassCode: 'MEDIKATION',
    wunsch: { datum: plusDays(heute, 1), von: '09:00', bis: '16:00' },
  })
  const vorschlag = { datum: plusDays(heute, 2), von: '09:00', bis: '12:00' }
  const text = 'Morgen sind wir nur zu zweit. Ginge es auch übermorgen?'
  await step('apotheker', rueckfrage, { handlung: 'rueckfragen', angaben: { text, vorschlag } })
  regie.stelle(new Date(regie.beginn.getTime() - 20 * minuteMs))
  await askWeber(11, 'Husten und Fieber seit gestern Abend')
}
