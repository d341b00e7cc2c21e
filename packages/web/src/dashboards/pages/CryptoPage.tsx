import type { Crypto } from '@dreiklang/domain/dashboards/dashboards.contract'
import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../../shared/format.ts'
import { showQuery } from '../../ui/feedback.tsx'
import { Card, Facts } from '../../ui/layout.tsx'
import { Table } from '../../ui/Table.tsx'
import { ChartCard } from '../../ui/charts/ChartCard.tsx'
import { DashboardHeader } from '../components/DashboardHeader.tsx'
import { formatAmount, useOverTime } from '../components/useLabel.ts'
import { cryptoQuery } from '../dashboards.queries.ts'
import { useDashboardsTexts } from '../dashboards.texts.ts'
import classes from '../components/Dashboards.module.css'

const coins = ['btc', 'eth', 'bch', 'xrp'] as const

export function CryptoPage() {
  const { data, state } = showQuery(useQuery(cryptoQuery), { rows: 4, height: 160 })
  return (
    <>
      <DashboardHeader dashboard="crypto" />
      {state}
      {data !== undefined && <Content data={data} />}
    </>
  )
}

function useTrend(): (trend: Crypto['btc']['trend']) => string {
  const t = useDashboardsTexts()
  return ({ direction, amount }) => t(`crypto.${direction}`, { amount: formatNumber(amount, 2) })
}

function Content({ data }: { data: Crypto }) {
  const t = useDashboardsTexts()
  const overTime = useOverTime()
  const trend = useTrend()
  const { btc } = data
  return (
    <div className={classes.cards}>
      <div className={classes.wide}>
        <ChartCard title={t('crypto.price')} note={t('crypto.priceNote')} data={overTime(btc.price.series, formatAmount)} />
      </div>
      <Card title={t('crypto.facts')}>
        <Facts
          facts={[
            { label: t('crypto.btc'), value: `${formatAmount(btc.amount)} (${trend(btc.trend)})` },
            { label: t('crypto.marketCap'), value: formatAmount(btc.marketCap) },
            { label: t('crypto.volume'), value: formatAmount(btc.volume) },
            { label: t('crypto.supply'), value: formatNumber(btc.supply) },
            { label: t('crypto.allTimeHigh'), value: formatAmount(btc.allTimeHigh) },
          ]}
        />
      </Card>
      <Wallets data={data} />
      <div className={classes.wide}>
        <Card title={t('crypto.watchlist')}>
          <Table
            caption={t('crypto.watchlist')}
            rows={data.watchlist}
            rowKey={({ iso }) => iso}
            columns={[
              { id: 'name', header: t('crypto.coin'), cell: ({ title, iso }) => `${title} (${iso})` },
              { id: 'price', header: t('label.Price'), align: 'end', cell: ({ amount }) => formatAmount(amount) },
              { id: 'change', header: t('crypto.change'), align: 'end', cell: (watched) => trend(watched.trend) },
            ]}
          />
        </Card>
      </div>
    </div>
  )
}

function Wallets({ data: { prices, wallets } }: { data: Crypto }) {
  const t = useDashboardsTexts()
  return (
    <Card title={t('crypto.wallets')}>
      <Table
        caption={t('crypto.wallets')}
        rows={coins}
        rowKey={(coin) => coin}
        columns={[
          { id: 'coin', header: t('crypto.coin'), cell: (coin) => coin.toUpperCase() },
          { id: 'held', header: t('crypto.held'), align: 'end', cell: (coin) => formatNumber(wallets[coin], 4) },
          { id: 'worth', header: t('crypto.worth'), align: 'end', cell: (coin) => formatAmount(wallets[coin] * prices[coin]) },
        ]}
      />
    </Card>
  )
}
