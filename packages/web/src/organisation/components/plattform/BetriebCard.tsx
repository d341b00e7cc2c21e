import type { Warteschlange, State } from '@dreiklang/domain/betrieb/betrieb.contract'
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { rename } from '../../../liste/components/view.ts'
import { formatNumber } from '../../../shared/format.ts'
import { ErrorState, ListSkeleton, StatusBadge } from '../../../ui/feedback.tsx'
import { Card, Facts, Stack, Text } from '../../../ui/layout.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import { RelativeTime } from '../../../ui/Time.tsx'
import { useBetriebTexts } from '../../organisation.texts.ts'
import { stateQuery } from '../../organisation.queries.ts'

type Lauf = State['uhr'][number]

/** The clock runs every minute, and failed tasks are retried within a quarter of an hour. */
const geduldMs = 15 * 60_000
const tooLong = (am: string, readOn: number): boolean => readOn - Date.parse(am) > geduldMs
const mb = (bytes: number): string => formatNumber(Math.ceil(bytes / 1_000_000))

export function BetriebCard() {
  const t = useBetriebTexts()
  const { data, error, refetch, dataUpdatedAt } = useQuery(stateQuery)
  if (data === undefined) return error === null ? <ListSkeleton rows={3} /> : <ErrorState error={error} onRetry={() => void refetch()} />
  const { datenbank, mails, pushs, protokoll, dateien, backup, uhr } = data
  return (
    <Card title={t('titel')}>
      <Stack gap="md">
        {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
        <Facts
          facts={[
            { label: t('datenbank'), value: t('datenbankWert', { mb: mb(datenbank.bytes), ms: datenbank.antwortMs }) },
            { label: t('mails'), value: <WaitingEntries schlange={mails} gelesenAm={dataUpdatedAt} /> },
            { label: t('pushs'), value: <WaitingEntries schlange={pushs} gelesenAm={dataUpdatedAt} /> },
            { label: t('protokoll'), value: t('offen', { anzahl: formatNumber(protokoll.offen) }) },
            { label: t('glied'), value: protokoll.gliedAm === null ? t('nie') : <RelativeTime instant={protokoll.gliedAm} /> },
            { label: t('post'), value: protokoll.postAm === null ? t('nie') : <RelativeTime instant={protokoll.postAm} /> },
            { label: t('backup'), value: <Backup backup={backup} readOn={dataUpdatedAt} /> },
            { label: t('dateien'), value: t('dateienWert', { anzahl: formatNumber(dateien.anzahl), mb: mb(dateien.bytes) }) },
          ]}
        />
        {uhr.length === 0 ? <Text size="sm">{t('keineUhr')}</Text> : <Uhr laeufe={uhr} gelesenAm={dataUpdatedAt} />}
      </Stack>
    </Card>
  )
}

function WaitingEntries({ schlange: { wartend, aeltesteAm }, gelesenAm }: { schlange: Warteschlange; gelesenAm: number }) {
  const t = useBetriebTexts()
  if (aeltesteAm === null) return t('leer')
  return (
    <>
      {t('wartend', { anzahl: formatNumber(wartend) })} <RelativeTime instant={aeltesteAm} />{' '}
      {tooLong(aeltesteAm, gelesenAm) && (
        <StatusBadge tone="warning" icon={<IconAlertTriangle size={16} />}>
          {t('haengt')}
        </StatusBadge>
      )}
    </>
  )
}

/** One is made each day; a night that was missed is seen the next morning. */
const backupPatienceMs = 26 * 3_600_000

function Backup({ backup, readOn }: { backup: State['backup']; readOn: number }) {
  const t = useBetriebTexts()
  const badge = (tone: 'warning' | 'danger', words: string) => (
    <StatusBadge tone={tone} icon={<IconAlertTriangle size={16} />}>
      {words}
    </StatusBadge>
  )
  if (backup === null) return badge('warning', t('backupKeine'))
  const { madeAt, provenAt, faults } = backup
  if (madeAt === null) return badge('warning', t('backupNochKeine'))
  const isOld = readOn - Date.parse(madeAt) > backupPatienceMs
  return (
    <>
      {provenAt === null ? t('backupUngeprueft') : t('backupGeprueft')} <RelativeTime instant={provenAt ?? madeAt} />{' '}
      {faults > 0 && badge('danger', t('backupAbweichungen'))}
      {isOld && badge('danger', t('veraltet'))}
    </>
  )
}

const stand = {
  gelungen: { tone: 'success', Bild: IconCircleCheck },
  gescheitert: { tone: 'danger', Bild: IconCircleX },
  veraltet: { tone: 'warning', Bild: IconAlertTriangle },
} as const

/** Those that have a word; another is shown as the log calls it. */
const aufgaben = [
  'antworten',
  'kontospuren',
  'papierkorb',
  'personal',
  'abwesenheiten',
  'anliegen',
  'mail',
  'push',
  'bestellungen',
  'hausbesuche',
  'besuchsmeldungen',
  'mitteilungen',
  'protokoll',
  'siegelBesuche',
] as const

function Uhr({ laeufe, gelesenAm }: { laeufe: readonly Lauf[]; gelesenAm: number }) {
  const t = useBetriebTexts()
  const result = ({ gelungen, am }: Lauf) => {
    if (!gelungen) return 'gescheitert'
    return tooLong(am, gelesenAm) ? 'veraltet' : 'gelungen'
  }
  const columns: readonly Column<Lauf>[] = [
    { id: 'aufgabe', header: t('aufgabe'), cell: ({ aufgabe }) => rename(aufgaben, (one) => t(`aufgaben.${one}`))(aufgabe) },
    { id: 'zuletzt', header: t('zuletzt'), cell: ({ am }) => <RelativeTime instant={am} /> },
    {
      id: 'ergebnis',
      header: t('ergebnis'),
      cell: (lauf) => {
        const word = result(lauf)
        const { tone, Bild } = stand[word]
        return (
          <StatusBadge tone={tone} icon={<Bild size={16} />}>
            {t(word)}
          </StatusBadge>
        )
      },
    },
  ]
  return <Table caption={t('uhr')} columns={columns} rows={laeufe} rowKey={({ aufgabe }) => aufgabe} />
}
