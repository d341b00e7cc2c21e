/** Few, because each of their visits is one more row at the first start. */
import { type SerienAngaben, serieContract } from '@dreiklang/domain/serie/serie.contract'
import { berlinDate, plusDays } from '@dreiklang/domain/shared/time'
import { leistung } from './besuchsspiel.ts'
import { type Regie, akteurOf } from './director.ts'
import { type DemoKlient, ofSonnenhof } from './klienten.ts'
import type { Ensemble } from './personen.ts'

type Serie = Pick<SerienAngaben, 'regel' | 'uhrzeit' | 'dauerMinuten' | 'feiertagsregel' | 'leistungen'> & { wer: 'pfleger' | null }

const verband = [leistung('Verband wechseln', 'HKP', 20)]
const duschen = [leistung('Hilfe beim Duschen', 'SGB_XI', 40)]
const stellen = [leistung('Medikamente für vier Wochen stellen', 'HKP', 20)]

const serien: readonly Serie[] = [
  {
    regel: 'FREQ=WEEKLY;BYDAY=MO,WE,FR',
    uhrzeit: '08:00',
    dauerMinuten: 30,
    feiertagsregel: 'VORZIEHEN',
    leistungen: verband,
    wer: 'pfleger',
  },
  { regel: 'FREQ=WEEKLY;BYDAY=SA', uhrzeit: '10:00', dauerMinuten: 45, feiertagsregel: 'AUSFALLEN', leistungen: duschen, wer: null },
  {
    regel: 'FREQ=MONTHLY;BYDAY=2TU',
    uhrzeit: '14:30',
    dauerMinuten: 20,
    feiertagsregel: 'AUSFUEHREN',
    leistungen: stellen,
    wer: 'pfleger',
  },
]

export async function planSerien(regie: Regie, ensemble: Ensemble, klienten: readonly DemoKlient[]): Promise<void> {
  const morgen = plusDays(berlinDate(regie.beginn.toISOString()), 1)
  const klientId = ofSonnenhof(klienten)
  regie.stelle(regie.beginn)
  for (const [i, { wer, ...serie }] of serien.entries()) {
    await regie.call(serieContract.create, akteurOf(ensemble, 'pflege-admin'), {
      body: {
        ...serie,
        typ: 'PFLEGEBESUCH',
        klientId: klientId(i + 4),
        gueltigVon: morgen,
        gueltigBis: null,
        bundesland: 'BY',
        ausnahmen: [],
        personIds: wer === null ? [] : [akteurOf(ensemble, wer).personId],
        fahrzeug: null,
        anlass: null,
        anlassCode: 'ROUTINE',
      },
    })
  }
}
