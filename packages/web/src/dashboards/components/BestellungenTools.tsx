import { prioritaeten } from '@dreiklang/domain/bestellung/bestellung'
import { rowWords } from '@dreiklang/domain/bestellung/rowWords'
import { type Bestellweg, type BestellwegFormat, bestellwegContract } from '@dreiklang/domain/dashboards/bestellweg.contract'
import { plusDays } from '@dreiklang/domain/shared/time'
import { IconDownload, IconFilter } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { DateButton } from '../../form/DateButton.tsx'
import { download } from '../../shared/download.ts'
import { formatDate } from '../../shared/format.ts'
import { useLanguage } from '../../shared/i18n.ts'
import { useToday } from '../../shared/useToday.ts'
import { Button } from '../../ui/buttons.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { toastError } from '../../ui/toast.tsx'
import type { BestellungenFilter } from '../dashboards.paths.ts'
import { setOf } from '../dashboards.queries.ts'
import { useDashboardsTexts } from '../dashboards.texts.ts'

interface BestellungenToolsProps {
  filter: BestellungenFilter
  /** Which days are shown, and with whom the organisation works. */
  counted: Pick<Bestellweg, 'von' | 'bis' | 'partner'>
  onChange: (change: Partial<BestellungenFilter>) => void
}

const spans = [30, 90, 365] as const

export function BestellungenTools({ filter, counted, onChange }: BestellungenToolsProps) {
  const t = useDashboardsTexts()
  const { von, bis } = counted
  // A range has both ends, and the first is never behind the last.
  const setDay = (day: { von: string } | { bis: string }) => {
    const both = { von, bis, ...day }
    onChange(both.von <= both.bis ? both : { von: 'von' in day ? day.von : both.bis, bis: 'von' in day ? day.von : both.bis })
  }
  return (
    <>
      <DateButton words={t('from', { day: formatDate(von) })} label={t('chooseDay')} value={von} onChange={(day) => setDay({ von: day })} />
      <DateButton words={t('to', { day: formatDate(bis) })} label={t('chooseDay')} value={bis} onChange={(day) => setDay({ bis: day })} />
      <FilterMenu filter={filter} counted={counted} onChange={onChange} />
      <FileMenu filter={filter} counted={counted} />
    </>
  )
}

function FilterMenu({ filter, counted: { von, bis, partner }, onChange }: BestellungenToolsProps) {
  const t = useDashboardsTexts()
  const language = useLanguage()
  const today = useToday()
  const set = [filter.partnerId, filter.prioritaet].filter((value) => value !== '').length
  const choice = (name: 'partnerId' | 'prioritaet', value: string, label: string) => ({
    id: value,
    label,
    checked: filter[name] === value,
    onSelect: () => onChange({ [name]: filter[name] === value ? '' : value }),
  })
  return (
    <Menu
      trigger={
        <Button look="secondary" iconOnPhone icon={<IconFilter size={18} aria-hidden />}>
          {set === 0 ? t('filter.title') : t('filter.count', { count: set })}
        </Button>
      }
      groups={[
        {
          heading: t('filter.days'),
          entries: spans.map((count) => ({
            id: `days${count}`,
            label: t('filter.lastDays', { count }),
            checked: bis === today && von === plusDays(today, 1 - count),
            onSelect: () => onChange({ von: plusDays(today, 1 - count), bis: today }),
          })),
        },
        {
          heading: t('filter.priority'),
          entries: prioritaeten.map((one) => choice('prioritaet', one, rowWords[language].prioritaet[one])),
        },
        ...(partner.length === 0
          ? []
          : [{ heading: t('filter.partner'), entries: partner.map(({ id, name }) => choice('partnerId', id, name)) }]),
      ]}
    />
  )
}

function FileMenu({ filter, counted: { von, bis } }: Pick<BestellungenToolsProps, 'filter' | 'counted'>) {
  const t = useDashboardsTexts()
  const { mutate, isPending } = useMutation({
    mutationFn: (format: BestellwegFormat) =>
      download(bestellwegContract.exportBestellungen, {
        query: { ...setOf({ ...filter, von, bis }), format },
        fileName: `${t('file.name')}-${von}-${bis}.${format}`,
      }),
    onError: toastError,
  })
  const formats: readonly BestellwegFormat[] = ['csv', 'xlsx', 'pdf']
  return (
    <Menu
      trigger={
        <Button look="secondary" iconOnPhone busy={isPending} icon={<IconDownload size={18} aria-hidden />}>
          {t('file.title')}
        </Button>
      }
      groups={[{ entries: formats.map((format) => ({ id: format, label: t(`file.${format}`), onSelect: () => mutate(format) })) }]}
    />
  )
}
