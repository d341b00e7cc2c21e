/** The day after: some visits have their person, some look for one, and two are too close together. */
import type { Leistungsquelle } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { hausbesuchContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { berlinDate, plusDays } from '@dreiklang/domain/shared/time'
import type { Regie } from './director.ts'
import type { DemoKlient } from './klienten.ts'
import type { Ensemble } from './personen.ts'

const morgen: readonly { uhrzeit: string; wer: 'pfleger' | 'pflege-admin' | null; was: string; quelle: Leistungsquelle }[] = [
  { uhrzeit: '07:00', wer: 'pfleger', was: 'Insulin spritzen, Blutzucker messen', quelle: 'HKP' },
  { uhrzeit: '07:30', wer: 'pfleger', was: 'Hilfe beim Waschen und Anziehen', quelle: 'SGB_XI' },
  { uhrzeit: '08:30', wer: null, was: 'Hilfe beim Waschen und Anziehen', quelle: 'SGB_XI' },
  { uhrzeit: '09:30', wer: null, was: 'Verband wechseln', quelle: 'HKP' },
  { uhrzeit: '09:45', wer: 'pflege-admin', was: 'Verband wechseln', quelle: 'HKP' },
  { uhrzeit: '11:30', wer: null, was: 'Mittagessen richten', quelle: 'SGB_XI' },
]

export async function fillTafel(regie: Regie, { personen }: Ensemble, klienten: readonly DemoKlient[]): Promise<void> {
  regie.stelle(regie.beginn)
  const datum = plusDays(berlinDate(regie.beginn.toISOString()), 1)
  const bekannte = klienten.filter(({ pflege }) => pflege === 'sonnenhof')
  for (const [nr, { uhrzeit, wer, was, quelle }] of morgen.entries()) {
    await regie.call(hausbesuchContract.plan, personen['pflege-admin'] ?? null, {
      body: {
        typ: 'PFLEGEBESUCH',
        klientId: bekannte[nr % bekannte.length]?.id ?? '',
        ort: null,
        anlass: null,
        anlassCode: 'ROUTINE',
        dringlichkeit: 'ROUTINE',
        transportunfaehigGrund: null,
        datum,
        uhrzeit,
        dauerMinuten: 30,
        personIds: wer === null ? [] : [personen[wer]?.personId ?? ''],
        fahrzeug: null,
        leistungen: [{ code: null, bezeichnung: was, quelle, sollMinuten: 30 }],
      },
    })
  }
}
