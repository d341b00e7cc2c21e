/** Deadlines someone sees to, some that rest, and a calendar that is subscribed to. */
import { fristContract } from '@dreiklang/domain/frist/frist.contract'
import { kalenderaboContract } from '@dreiklang/domain/kalenderabo/kalenderabo.contract'
import { berlinDate, plusDays } from '@dreiklang/domain/shared/time'
import { type Regie, akteurOf } from './director.ts'
import type { Ensemble } from './personen.ts'

export async function attendToFristen(regie: Regie, ensemble: Ensemble): Promise<void> {
  regie.stelle(regie.beginn)
  const leitung = akteurOf(ensemble, 'pflege-admin')
  const pfleger = akteurOf(ensemble, 'pfleger')
  const { zeilen } = await regie.call(fristContract.list, leitung, { query: { art: 'HKP', tage: '366' } })
  const [meine, beantragte] = zeilen.map(({ art, objektId, faellig }) => ({ art, objektId, faellig }))
  if (meine !== undefined) await regie.call(fristContract.assign, leitung, { body: { ...meine, personId: pfleger.personId } })
  if (beantragte !== undefined) {
    const bis = plusDays(berlinDate(regie.beginn.toISOString()), 10)
    await regie.call(fristContract.rest, leitung, { body: { ...beantragte, ruhe: { bis, grund: 'BEANTRAGT' } } })
  }
  await regie.call(kalenderaboContract.allow, leitung, { body: { kuerzelErlaubt: true } })
  await regie.call(kalenderaboContract.create, pfleger, { body: { mitKuerzel: true } })
}
