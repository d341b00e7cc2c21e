/** The day after: some visits have their person, some look for one, and two are too close together. */
import { createBesuchsspiel, leistung } from './besuchsspiel.ts'
import type { Regie } from './director.ts'
import { type DemoKlient, ofSonnenhof } from './klienten.ts'
import type { Ensemble } from './personen.ts'

const insulin = leistung('Insulin spritzen, Blutzucker messen', 'HKP', 30)
const waschen = leistung('Hilfe beim Waschen und Anziehen', 'SGB_XI', 30)
const verband = leistung('Verband wechseln', 'HKP', 30)
const mittag = leistung('Mittagessen richten', 'SGB_XI', 30)

const morgen = [
  { uhrzeit: '07:00', wer: 'pfleger', was: insulin },
  { uhrzeit: '07:30', wer: 'pfleger', was: waschen },
  { uhrzeit: '08:30', wer: null, was: waschen },
  { uhrzeit: '09:30', wer: null, was: verband },
  { uhrzeit: '09:45', wer: 'pflege-admin', was: verband },
  { uhrzeit: '11:30', wer: null, was: mittag },
]

export async function fillTafel(regie: Regie, ensemble: Ensemble, klienten: readonly DemoKlient[]): Promise<void> {
  regie.stelle(regie.beginn)
  const { plan, zeit } = createBesuchsspiel(regie, ensemble)
  const klientId = ofSonnenhof(klienten)
  for (const [nr, { uhrzeit, wer, was }] of morgen.entries())
    await plan('pflege-admin', { klientId: klientId(nr), ...zeit(1, uhrzeit, wer), leistungen: [was] })
}
