/** No rate of any exchange: all of it is made up. */
import type { IsoDate } from '../shared/time.ts'
import type { Crypto } from './dashboards.contract.ts'
import { roundTo, listDays, makePoints } from './sample.ts'

const watched = [
  ['Ethereum', 'ETH', 150, 190],
  ['Bitcoin Cash', 'BCH', 320, 390],
  ['XRP', 'XRP', 0.19, 0.28],
  ['Litecoin', 'LTC', 55, 68],
  ['Zcash', 'ZEC', 50, 65],
  ['Bitcoin Gold', 'BTG', 9, 13],
] as const

type Points = { x: IsoDate; y: number }[]

const lastOf = (points: Points): number => points.at(-1)?.y ?? 0

/** Of the last day against the day before it, in percent. */
function trendOf(points: Points): Crypto['btc']['trend'] {
  const before = points.at(-2)?.y ?? 1
  const change = roundTo(((lastOf(points) - before) * 100) / before)
  return { direction: change < 0 ? 'down' : 'up', amount: Math.abs(change) }
}

export function makeCrypto(today: IsoDate): Crypto {
  const days = listDays(today, 65)
  const price = makePoints('BTC', { days, from: 6200, to: 9400, digits: 2 })
  const watchlist = watched.map(([title, iso, from, to]) => {
    const data = makePoints(iso, { days, from, to, digits: from < 1 ? 5 : 2 })
    return { title, iso, amount: lastOf(data), trend: trendOf(data), series: [{ name: title, data }] }
  })
  const amountOf = (code: string) => watchlist.find(({ iso }) => iso === code)?.amount ?? 0
  const amount = lastOf(price)
  const supply = 18_168_448
  return {
    btc: {
      amount,
      trend: trendOf(price),
      marketCap: Math.round(amount * supply),
      volume: 22_903_438_381,
      supply,
      allTimeHigh: 19_891,
      price: { series: [{ name: 'Price', data: price }] },
    },
    prices: { btc: amount, eth: amountOf('ETH'), bch: amountOf('BCH'), xrp: amountOf('XRP') },
    wallets: { btc: 24.973_112_43, eth: 126.3212, bch: 78.454_412, xrp: 11_278.771_123 },
    watchlist,
  }
}
