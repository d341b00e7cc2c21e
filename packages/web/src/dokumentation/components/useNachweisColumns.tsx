import { kostentraegerListe } from '@dreiklang/domain/dokumentation/leistungsnachweis'
import { type NachweisListRow, isComplete } from '@dreiklang/domain/dokumentation/nachweisliste.contract'
import { IconAlertTriangle, IconCircleCheck, IconPencil } from '@tabler/icons-react'
import type { KopfColumn, ListColumn } from '../../liste/components/view.ts'
import { formatDate } from '../../shared/format.ts'
import { StatusBadge } from '../../ui/feedback.tsx'
import { Group, Note } from '../../ui/layout.tsx'
import { useNachweislisteTexts } from '../dokumentation.texts.ts'

function Missing({ row }: { row: NachweisListRow }) {
  const t = useNachweislisteTexts()
  const { offene, ohneHandzeichen, unterschrift } = row
  const warning = <IconAlertTriangle size={16} aria-hidden />
  if (isComplete(row))
    return (
      <StatusBadge tone="success" icon={<IconCircleCheck size={16} aria-hidden />}>
        {t('nichts')}
      </StatusBadge>
    )
  return (
    <Group gap="xs">
      {offene > 0 && (
        <StatusBadge tone="warning" icon={warning}>
          {t('offene', { count: offene })}
        </StatusBadge>
      )}
      {ohneHandzeichen > 0 && (
        <StatusBadge tone="warning" icon={warning}>
          {t('ohneHandzeichen', { count: ohneHandzeichen })}
        </StatusBadge>
      )}
      {unterschrift === 'FEHLT' && (
        <StatusBadge tone="info" icon={<IconPencil size={16} aria-hidden />}>
          {t('unterschriftFehlt')}
        </StatusBadge>
      )}
      {unterschrift === 'GEAENDERT' && (
        <StatusBadge tone="warning" icon={warning}>
          {t('geaendert')}
        </StatusBadge>
      )}
    </Group>
  )
}

export function useNachweisColumns(): { kopf: KopfColumn<NachweisListRow>; spalten: readonly ListColumn<NachweisListRow>[] } {
  const t = useNachweislisteTexts()
  const signed = ({ gezeichnet }: NachweisListRow) => {
    if (gezeichnet === null) return t('noch')
    const am = formatDate(gezeichnet.am)
    return gezeichnet.art === 'KEINE' ? t('begruendet', { am }) : t('gezeichnet', { version: gezeichnet.version, am })
  }
  return {
    kopf: {
      header: t('spalte.klient'),
      name: ({ nachname, vorname }) => `${nachname}, ${vorname}`,
      unter: ({ geburtsdatum }) => <Note>{t('geboren', { tag: formatDate(geburtsdatum) })}</Note>,
      width: '15rem',
    },
    spalten: [
      { id: 'besuche', header: t('spalte.besuche'), width: '8rem', align: 'end', cell: ({ besuche }) => besuche },
      ...kostentraegerListe.map((traeger) => ({
        id: traeger,
        header: t(`spalte.${traeger}`),
        width: '6rem',
        align: 'end' as const,
        cell: ({ leistungen }: NachweisListRow) => leistungen[traeger],
        leer: ({ leistungen }: NachweisListRow) => leistungen[traeger] === 0,
      })),
      { id: 'stand', header: t('spalte.stand'), width: '18rem', cell: (row) => <Missing row={row} /> },
      { id: 'unterschrift', header: t('spalte.unterschrift'), width: '12rem', cell: signed },
    ],
  }
}
