import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { berlinInstant, plusDays } from '@dreiklang/domain/shared/time'
import { expect, it } from 'vitest'
import { hausForTests } from '../../forTests.fixtures.ts'
import { type Konto, put, withoutRezept } from '../bestellung.fixtures.ts'

const haus = await hausForTests()

it('what is needed by an hour is overdue from that hour on, in the list as on the sheet', async () => {
  const needed = { prioritaet: 'NOTFALL', bedarfBis: plusDays(haus.heute(), 1), bedarfUhrzeit: '08:30' } as const
  const eilig = await put(haus, { ...needed, einloesung: null, positionen: [withoutRezept()] })
  await eilig.run('pfleger', 'senden')
  const told = async (konto: Konto) => {
    const { body } = await (await haus.wer(konto)).call(bestellungContract.list, { query: { suche: eilig.stand.nummer } })
    const { positionen } = await eilig.readStore(konto)
    return [body.zeilen[0], positionen[0]].map((one) => one?.ueberlagerungen.includes('UEBERFAELLIG'))
  }
  const at = berlinInstant(needed.bedarfBis, needed.bedarfUhrzeit)
  for (const konto of ['pfleger', 'apotheker'] as const) {
    haus.clock.now = new Date(Date.parse(at) - 1)
    expect(await told(konto)).toEqual([false, false])
    haus.clock.now = new Date(at)
    expect(await told(konto)).toEqual([true, true])
  }
})
