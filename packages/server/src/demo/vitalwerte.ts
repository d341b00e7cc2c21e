/** Some weeks of measured numbers for two Klienten, and what a doctor said about one of them. */
import { emptyBlatt, type Vitalwert } from '@dreiklang/domain/dokumentation/blatt.document'
import { dokumentationContract } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { zielbereichContract } from '@dreiklang/domain/dokumentation/zielbereich.contract'
import { hausbesuchContract, stepContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { berlinDate, berlinInstant, plusDays } from '@dreiklang/domain/shared/time'
import type { Regie } from './director.ts'
import type { DemoKlient } from './klienten.ts'
import type { Ensemble } from './personen.ts'

type Messung = Pick<Vitalwert, 'art' | 'wert' | 'wert2'>
const paar = (wert: number, wert2: number): Messung => ({ art: 'BLUTDRUCK', wert, wert2 })
const eins = (art: Vitalwert['art'], wert: number): Messung => ({ art, wert, wert2: null })

const druck: readonly Messung[][] = [
  [paar(168, 96), eins('PULS', 88), eins('GEWICHT', 84.6)],
  [paar(164, 94), eins('PULS', 84)],
  [paar(158, 92), eins('PULS', 86), eins('GEWICHT', 84.1)],
  [paar(161, 91), eins('PULS', 80)],
  [paar(152, 88), eins('PULS', 78), eins('GEWICHT', 83.2)],
  [paar(148, 86), eins('PULS', 76)],
  [paar(144, 85), eins('PULS', 74), eins('GEWICHT', 82.8)],
]
const zucker: readonly Messung[][] = [148, 192, 176, 131, 68, 154, 169].map((value, nr) => [
  eins('BLUTZUCKER', value),
  eins('SPO2', [93, 91, 92, 90, 92, 93, 91][nr] ?? 92),
])
const abstandDays = 4

export async function measureVitalwerte(regie: Regie, { personen }: Ensemble, klienten: readonly DemoKlient[]): Promise<void> {
  const heute = berlinDate(regie.beginn.toISOString())
  const bekannte = klienten.filter(({ pflege, praxis, apotheke }) => pflege === 'sonnenhof' && praxis === 'weber' && apotheke === 'markt')
  const pfleger = personen['pfleger'] ?? null
  let nummer = 0
  const nextId = () => `00000000-0000-4000-8000-${String((nummer += 1)).padStart(12, '0')}`

  async function besuche(klientId: string, { datum, uhrzeit, messungen }: { datum: string; uhrzeit: string; messungen: Messung[] }) {
    const am = berlinInstant(datum, uhrzeit)
    regie.stelle(new Date(am))
    const besuch = await regie.call(hausbesuchContract.plan, pfleger, {
      body: {
        typ: 'PFLEGEBESUCH',
        klientId,
        ort: null,
        anlass: null,
        anlassCode: 'ROUTINE',
        dringlichkeit: 'ROUTINE',
        transportunfaehigGrund: null,
        datum,
        uhrzeit,
        dauerMinuten: 20,
        personIds: pfleger === null ? [] : [pfleger.personId],
        fahrzeug: null,
        leistungen: [],
      },
    })
    const params = { hausbesuchId: besuch.id }
    await regie.call(stepContract.beginnen, pfleger, { params, body: { version: besuch.version, identitaetGeprueft: true } })
    const dazu = { am, ort: null, geraet: null, bemerkung: null }
    const blatt = {
      ...emptyBlatt(0),
      vitalwerte: messungen.map((messung) => ({ id: nextId(), ...messung, ...dazu })),
      ergebnis: 'Werte wie eingetragen. Der Klient ist wohlauf.',
      handzeichen: 'M 40 120 L 120 60 L 180 130 L 260 70',
    }
    await regie.call(dokumentationContract.finish, pfleger, { params, body: { version: 0, blatt } })
  }

  for (const [nr, messungen] of druck.entries()) {
    const datum = plusDays(heute, (nr - druck.length) * abstandDays)
    await besuche(bekannte[9 % bekannte.length]?.id ?? '', { datum, uhrzeit: '16:00', messungen })
    await besuche(bekannte[5 % bekannte.length]?.id ?? '', { datum, uhrzeit: '16:45', messungen: zucker[nr] ?? [] })
  }
  const seit = plusDays(heute, -14)
  regie.stelle(new Date(berlinInstant(seit, '11:00')))
  await regie.call(zielbereichContract.set, personen['arzt'] ?? null, {
    params: { klientId: bekannte[9 % bekannte.length]?.id ?? '' },
    body: { art: 'BLUTDRUCK', von: 120, bis: 155, von2: null, bis2: 90, gueltigAb: seit, gueltigBis: null },
  })
  regie.stelle(regie.beginn)
}
