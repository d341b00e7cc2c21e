/** The round of the team: three weeks of visits behind, today half driven, one week ahead. */
import type { Vitalwert } from '@dreiklang/domain/dokumentation/blatt.document'
import { berlinDate, berlinInstant, mondayOf, plusDays } from '@dreiklang/domain/shared/time'
import type { Ports } from '../ports.ts'
import { createBesuchsspiel } from './besuchsspiel.ts'
import { type Random, type Regie, akteurOf, createRandom } from './director.ts'
import { type DemoKlient, listKnown, ofSonnenhof } from './klienten.ts'
import { demoTeam } from './konten.ts'
import type { Ensemble } from './personen.ts'
import { type RoutineVisit, planRoutine } from './routinePlan.ts'
import { type DoneVisit, writeVisits } from './routineWriting.ts'

const minuteMs = 60_000
const main = 12
const perTransaction = 80

const words = [
  'Alles wie geplant. Der Person geht es gut.',
  'Guter Allgemeinzustand, hat gut gefrühstückt.',
  'War noch müde, hat aber gut mitgemacht.',
  'Haut reizlos, keine Druckstellen.',
  'Medikamente vor Ort eingenommen.',
  'Hat schlecht geschlafen, sonst keine Besonderheiten.',
  'Trinkt zu wenig: Becher gefüllt hingestellt und erinnert.',
  'Tochter war da, alles besprochen.',
  'Beine am Abend leicht geschwollen, hochgelagert.',
  'Keine Besonderheiten.',
] as const

/** Needed where the visit would be on foot of another: they never overlap for one person. */
const leastMinutes = 5

type Messung = Pick<Vitalwert, 'art' | 'wert' | 'wert2'>

function measure(random: Random, { klient, uhrzeit }: RoutineVisit): Messung[] {
  switch (klient.versorgung.misst) {
    case 'BLUTZUCKER':
      return [{ art: 'BLUTZUCKER', wert: random.ganz(uhrzeit < '12:00' ? 98 : 120, uhrzeit < '12:00' ? 172 : 214), wert2: null }]
    case 'BLUTDRUCK':
      return [
        { art: 'BLUTDRUCK', wert: random.ganz(122, 158), wert2: random.ganz(68, 92) },
        { art: 'PULS', wert: random.ganz(62, 88), wert2: null },
      ]
    case null:
      return []
  }
}

interface Moments {
  beginn: Date
  random: Random
  /** When the next of the same person begins on this day. */
  next: number
}

/** When it began and ended, as far as that is over. */
function timesOf(visit: RoutineVisit, { beginn, random, next }: Moments): Pick<DoneVisit, 'beginn' | 'ende'> & { dauerMinuten: number } {
  const planned = Date.parse(berlinInstant(visit.datum, visit.uhrzeit))
  const room = Math.max(leastMinutes, Math.floor((next - planned) / minuteMs))
  const dauerMinuten = Math.min(visit.dauerMinuten, room)
  const late = visit.days === 0 ? 0 : random.ganz(0, 4)
  const longer = random.ganz(-3, 3)
  const from = planned + late * minuteMs
  const to = Math.min(next, from + Math.max(leastMinutes, dauerMinuten + longer) * minuteMs)
  const asText = (ms: number) => (ms > beginn.getTime() ? null : new Date(ms).toISOString())
  return { beginn: asText(from), ende: asText(to), dauerMinuten }
}

/** On the Thursday before, when the rota of the next week is made. */
function plannedAt({ datum }: RoutineVisit, beginn: Date): string {
  const rota = berlinInstant(plusDays(mondayOf(datum), -4), '13:30')
  const yesterday = berlinInstant(plusDays(berlinDate(beginn.toISOString()), -1), '13:30')
  return rota < yesterday ? rota : yesterday
}

const routine = { ort: null, anlass: null, anlassCode: 'ROUTINE', dringlichkeit: 'ROUTINE', transportunfaehigGrund: null } as const

function nextOf(visits: readonly RoutineVisit[]): (visit: RoutineVisit) => number {
  const starts = new Map<string, number[]>()
  for (const { konto, datum, uhrzeit } of visits) {
    const key = `${konto} ${datum}`
    starts.set(key, [...(starts.get(key) ?? []), Date.parse(berlinInstant(datum, uhrzeit))])
  }
  return ({ konto, datum, uhrzeit }) => {
    const own = Date.parse(berlinInstant(datum, uhrzeit))
    return Math.min(...(starts.get(`${konto} ${datum}`) ?? []).filter((one) => one > own))
  }
}

/** One by one, because others hear of it: nobody opened, or the visit was cancelled. */
async function playSpecial(regie: Regie, ensemble: Ensemble, visits: readonly RoutineVisit[]): Promise<void> {
  const { plan, step, wer } = createBesuchsspiel(regie, ensemble)
  for (const visit of visits) {
    const { ende, konto, klient, datum, uhrzeit, dauerMinuten, leistungen } = visit
    regie.stelle(new Date(plannedAt(visit, regie.beginn)))
    const time = { datum, uhrzeit, dauerMinuten, personIds: [wer(konto).personId], fahrzeug: null }
    const besuch = await plan('pflege-admin', { klientId: klient.id, ...time, leistungen: [...leistungen] })
    if (ende === 'ABGESAGT') {
      const before = new Date(Date.parse(berlinInstant(datum, uhrzeit)) - 15 * 3_600_000)
      regie.stelle(before < regie.beginn ? before : regie.beginn)
      const angaben = { durch: 'KLIENT', grund: 'ABWESEND', text: 'Arzttermin, der Sohn fährt.', berechnung: false } as const
      await step('pflege-admin', besuch, { handlung: 'absagen', angaben })
      continue
    }
    regie.stelle(new Date(Date.parse(berlinInstant(datum, uhrzeit)) + 6 * minuteMs))
    const weiteresVorgehen = 'ANGEHOERIGE_VERSTAENDIGT' as const
    const text = 'Nachbarin erreicht: ist beim Friseur. Am Nachmittag angerufen, es geht gut.'
    const tries = { klingelversuche: 3, telefonversuche: 2, nachrichtHinterlassen: true, notfallkontaktInformiert: true }
    await step(konto, besuch, { handlung: 'nichtAntreffen', angaben: { ...tries, weiteresVorgehen, text } })
  }
}

export async function fillTouren(
  regie: Regie,
  { ensemble, klienten, ports }: { ensemble: Ensemble; klienten: readonly DemoKlient[]; ports: Ports },
): Promise<void> {
  const random = createRandom(20261202)
  const ofMain = listKnown(klienten).slice(0, main)
  const tomorrow = ofSonnenhof(klienten)
  const visitedTomorrow = new Set([0, 1, 2, 3, 4, 5].map(tomorrow))
  const { beginn } = regie
  const visits = planRoutine({
    heute: berlinDate(beginn.toISOString()),
    beginn,
    random,
    team: demoTeam.map(({ konto }) => konto),
    main: 'pfleger',
    klienten: klienten.filter((klient) => klient.pflege === 'sonnenhof' && !ofMain.includes(klient)),
    ofMain,
    elsewhere: (days, klientId) => days === 1 && visitedTomorrow.has(klientId),
  })
  const next = nextOf(visits)
  const usual = visits
    .filter(({ ende }) => ende === 'DOKUMENTIERT')
    .map((visit): DoneVisit => {
      const { dauerMinuten, ...times } = timesOf(visit, { beginn, random, next: next(visit) })
      const { datum, uhrzeit, leistungen, klient, konto } = visit
      const person = akteurOf(ensemble, konto)
      const plan = { datum, uhrzeit, dauerMinuten, personIds: [person.personId], fahrzeug: null, leistungen: [...leistungen] }
      return {
        angaben: { ...routine, typ: 'PFLEGEBESUCH', klientId: klient.id, ...plan },
        person,
        geplantAm: plannedAt(visit, beginn),
        ...times,
        ergebnis: random.eins(words),
        messungen: measure(random, visit),
      }
    })
    .toSorted((a, b) => (a.geplantAm < b.geplantAm ? -1 : 1))
  regie.stelle(beginn)
  const scribe = { ports: { ...ports, clock: { now: regie.now } }, leitung: akteurOf(ensemble, 'pflege-admin') }
  for (let from = 0; from < usual.length; from += perTransaction)
    await writeVisits(scribe, `demo-routine-${String(from).padStart(5, '0')}`, usual.slice(from, from + perTransaction))
  await playSpecial(
    regie,
    ensemble,
    visits.filter(({ ende }) => ende !== 'DOKUMENTIERT'),
  )
  regie.stelle(beginn)
}
