/** Deadlines someone sees to, some that rest, and a calendar that is subscribed to. All of it is invented. */
import { fristContract } from '@dreiklang/domain/frist/frist.contract'
import { kalenderaboContract } from '@dreiklang/domain/kalenderabo/kalenderabo.contract'
import { berlinDatum, plusTage } from '@dreiklang/domain/shared/zeit'
import type { Ensemble } from './personen.ts'
import type { Regie } from './regie.ts'

export async function kuemmereUmFristen(regie: Regie, { personen }: Ensemble): Promise<void> {
  regie.stelle(regie.beginn)
  const leitung = personen['pflege-admin'] ?? null
  const pfleger = personen['pfleger'] ?? null
  const { zeilen } = await regie.rufe(fristContract.list, leitung, { query: { art: 'HKP', tage: '366' } })
  const [meine, beantragte] = zeilen.map(({ art, objektId, faellig }) => ({ art, objektId, faellig }))
  if (meine !== undefined && pfleger !== null)
    await regie.rufe(fristContract.assign, leitung, { body: { ...meine, personId: pfleger.personId } })
  if (beantragte !== undefined) {
    const bis = plusTage(berlinDatum(regie.beginn.toISOString()), 10)
    await regie.rufe(fristContract.rest, leitung, { body: { ...beantragte, ruhe: { bis, grund: 'BEANTRAGT' } } })
  }
  await regie.rufe(kalenderaboContract.allow, leitung, { body: { kuerzelErlaubt: true } })
  await regie.rufe(kalenderaboContract.create, pfleger, { body: { mitKuerzel: true } })
}
