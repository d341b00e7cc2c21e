/** Few, because each of their visits is one more row at the first start. */
import { type SerienAngaben, serieContract } from '@dreiklang/domain/serie/serie.contract'
import { berlinDate, plusDays } from '@dreiklang/domain/shared/time'
import type { Regie } from './director.ts'
import type { DemoKlient } from './klienten.ts'
import type { Ensemble } from './personen.ts'

type Serie = Pick<SerienAngaben, 'regel' | 'uhrzeit' | 'dauerMinuten' | 'feiertagsregel' | 'leistungen'> & { wer: 'pfleger' | null }

const leistung = (bezeichnung: string, quelle: SerienAngaben['leistungen'][number]['quelle'], sollMinuten: number) => ({
  code: null,
  bezeichnung,
  quelle,
  sollMinuten,
})

const serien: readonly Serie[] = [
  {
    regel: 'FREQ=WEEKLY;BYDAY=MO,WE,FR',
    uhrzeit: '08:00',
    dauerMinuten: 30,
    feiertagsregel: 'VORZIEHEN',
    leistungen: [leistung('Verband wechseln', 'HKP', 20)],
    wer: 'pfleger',
  },
  {
    regel: 'FREQ=WEEKLY;BYDAY=SA',
    uhrzeit: '10:00',
    dauerMinuten: 45,
    feiertagsregel: 'AUSFALLEN',
    leistungen: [leistung('Hilfe beim Duschen', 'SGB_XI', 40)],
    wer: null,
  },
  {
    regel: 'FREQ=MONTHLY;BYDAY=2TU',
    uhrzeit: '14:30',
    dauerMinuten: 20,
    feiertagsregel: 'AUSFUEHREN',
    leistungen: [leistung('Medikamente für vier Wochen stellen', 'HKP', 20)],
    wer: 'pfleger',
  },
]

export async function planSerien(regie: Regie, { personen }: Ensemble, klienten: readonly DemoKlient[]): Promise<void> {
  const leitung = personen['pflege-admin'] ?? null
  const pfleger = personen['pfleger']?.personId
  const morgen = plusDays(berlinDate(regie.beginn.toISOString()), 1)
  const eigene = klienten.filter(({ pflege }) => pflege === 'sonnenhof')
  regie.stelle(regie.beginn)
  for (const [i, { wer, ...serie }] of serien.entries()) {
    await regie.call(serieContract.create, leitung, {
      body: {
        ...serie,
        typ: 'PFLEGEBESUCH',
        klientId: eigene[(i + 4) % eigene.length]?.id ?? '',
        gueltigVon: morgen,
        gueltigBis: null,
        bundesland: 'BY',
        ausnahmen: [],
        personIds: wer === null || pfleger === undefined ? [] : [pfleger],
        fahrzeug: null,
        anlass: null,
        anlassCode: 'ROUTINE',
      },
    })
  }
}
