import { erzaehlteBesuchsschritte, toldSteps } from '@dreiklang/domain/klient/verlauf.contract'
import { expect, it } from 'vitest'
import { verlaufSchritte } from '../database/migrations/0055-verlauf-schritte.ts'

const listed = (after: string): string[] => {
  const [, list = ''] = verlaufSchritte.sql.split(after)
  return [...(list.split(')')[0] ?? '').matchAll(/'(\w+)'/g)].map(([, step = '']) => step)
}

it('the line of time tells the steps that have words, and no others', () => {
  expect(listed('= any (e.sichtbar_fuer)').toSorted()).toEqual([...toldSteps].toSorted())
  const ofLinks = ['AUS_BESUCH', 'AUS_ABLEHNUNG', 'UEBERGABE', 'VERORDNUNG']
  expect(listed('on h.id = e.hausbesuch_id').toSorted()).toEqual(
    erzaehlteBesuchsschritte.filter((step) => !ofLinks.includes(step)).toSorted(),
  )
})
