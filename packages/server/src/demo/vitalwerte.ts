/** Some weeks of measured numbers for two Klienten, and what a doctor said about one of them. */
import { emptyBlatt, type Vitalwert } from '@dreiklang/domain/dokumentation/blatt.document'
import { dokumentationContract } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { zielbereichContract } from '@dreiklang/domain/dokumentation/zielbereich.contract'
import { plusDays } from '@dreiklang/domain/shared/time'
import { createBesuchsspiel } from './besuchsspiel.ts'
import type { Regie } from './director.ts'
import { type DemoKlient, knownIn } from './klienten.ts'
import type { Ensemble } from './personen.ts'

type Messung = Pick<Vitalwert, 'art' | 'wert' | 'wert2'>
const pair = (wert: number, wert2: number): Messung => ({ art: 'BLUTDRUCK', wert, wert2 })
const eins = (art: Vitalwert['art'], wert: number): Messung => ({ art, wert, wert2: null })

const druck: readonly Messung[][] = [
  [pair(168, 96), eins('PULS', 88), eins('GEWICHT', 84.6)],
  [pair(164, 94), eins('PULS', 84)],
  [pair(158, 92), eins('PULS', 86), eins('GEWICHT', 84.1)],
  [pair(161, 91), eins('PULS', 80)],
  [pair(152, 88), eins('PULS', 78), eins('GEWICHT', 83.2)],
  [pair(148, 86), eins('PULS', 76)],
  [pair(144, 85), eins('PULS', 74), eins('GEWICHT', 82.8)],
]
const zucker: readonly Messung[][] = [148, 192, 176, 131, 68, 154, 169].map((value, nr) => [
  eins('BLUTZUCKER', value),
  eins('SPO2', [93, 91, 92, 90, 92, 93, 91][nr] ?? 92),
])
const abstandDays = 4

export async function measureVitalwerte(regie: Regie, ensemble: Ensemble, klienten: readonly DemoKlient[]): Promise<void> {
  const { heute, wer, stelle, um, zeit, plan, step } = createBesuchsspiel(regie, ensemble)
  const known = knownIn(klienten)
  const [druckId, zuckerId] = [known(9), known(5)]
  let nummer = 0
  const nextId = () => `00000000-0000-4000-8000-${String((nummer += 1)).padStart(12, '0')}`

  async function besuche(klientId: string, { tage, uhrzeit, messungen }: { tage: number; uhrzeit: string; messungen: Messung[] }) {
    stelle(tage, uhrzeit)
    const besuch = await plan('pfleger', { klientId, ...zeit(tage, uhrzeit, 'pfleger'), dauerMinuten: 20 })
    await step('pfleger', besuch, { handlung: 'beginnen', angaben: { identitaetGeprueft: true } })
    const dazu = { am: um(tage, uhrzeit).toISOString(), ort: null, geraet: null, bemerkung: null }
    const blatt = {
      ...emptyBlatt(0),
      vitalwerte: messungen.map((messung) => ({ id: nextId(), ...messung, ...dazu })),
      ergebnis: 'Werte wie eingetragen. Der Person geht es gut.',
      handzeichen: 'M 40 120 L 120 60 L 180 130 L 260 70',
    }
    const params = { hausbesuchId: besuch.id }
    await regie.call(dokumentationContract.finish, wer('pfleger'), { params, body: { version: 0, blatt } })
  }

  for (const [nr, messungen] of druck.entries()) {
    const tage = (nr - druck.length) * abstandDays
    await besuche(druckId, { tage, uhrzeit: '16:00', messungen })
    await besuche(zuckerId, { tage, uhrzeit: '16:45', messungen: zucker[nr] ?? [] })
  }
  stelle(-14, '11:00')
  await regie.call(zielbereichContract.set, wer('arzt'), {
    params: { klientId: druckId },
    body: { art: 'BLUTDRUCK', von: 120, bis: 155, von2: null, bis2: 90, gueltigAb: plusDays(heute, -14), gueltigBis: null },
  })
  regie.stelle(regie.beginn)
}
