import type { PersonalListRow } from '@dreiklang/domain/personal/personal.contract'
import type { OrganisationArt } from '@dreiklang/domain/shared/akteur'
import { IconCalendarOff } from '@tabler/icons-react'
import type { ListColumn } from '../../liste/components/view.ts'
import { formatDate } from '../../shared/format.ts'
import { StatusBadge } from '../../ui/feedback.tsx'
import { usePersonalTexts } from '../personal.texts.ts'
import { StandBadge } from './StandBadge.tsx'

export function Abwesend({ bis }: { bis: string | null }) {
  const t = usePersonalTexts()
  if (bis === null) return null
  return (
    <StatusBadge tone="warning" icon={<IconCalendarOff />}>
      {t('liste.abwesendBis', { bis: formatDate(bis) })}
    </StatusBadge>
  )
}

const oder = (value: string | null) => value ?? '–'

export function usePersonenColumns(art: OrganisationArt, alsLeitung: boolean): readonly ListColumn<PersonalListRow>[] {
  const t = usePersonalTexts()
  const columns: (ListColumn<PersonalListRow> | false)[] = [
    { id: 'rolle', header: t('liste.rolle'), sort: { auf: 'rolle' }, cell: ({ rolle }) => t(`rolle.${rolle}`) },
    { id: 'beruf', header: t('liste.beruf'), cell: ({ beruf }) => t(`beruf.${beruf}`) },
    art === 'PFLEGEDIENST' && {
      id: 'qualifikation',
      header: t('liste.qualifikation'),
      cell: ({ qualifikation }) => (qualifikation === null ? '–' : t(`qualifikation.${qualifikation}`)),
    },
    art === 'ARZTPRAXIS' && {
      id: 'funktion',
      header: t('liste.funktion'),
      cell: ({ funktion }) => (funktion === null ? '–' : t(`funktion.${funktion}`)),
    },
    { id: 'telefon', header: t('liste.telefon'), cell: ({ telefon }) => oder(telefon) },
    { id: 'handzeichen', header: t('liste.handzeichen'), cell: ({ handzeichen }) => oder(handzeichen), standard: false },
    {
      id: 'abwesend',
      header: t('liste.abwesend'),
      cell: ({ abwesendBis }) => (abwesendBis === null ? '–' : <Abwesend bis={abwesendBis} />),
    },
    alsLeitung && { id: 'stand', header: t('liste.stand'), cell: ({ stand }) => <StandBadge stand={stand} /> },
    alsLeitung && { id: 'email', header: t('liste.email'), cell: ({ email }) => oder(email), standard: false },
    alsLeitung && {
      id: 'personalnummer',
      header: t('liste.personalnummer'),
      cell: ({ personalnummer }) => oder(personalnummer),
      standard: false,
    },
    alsLeitung && {
      id: 'letzterTag',
      header: t('liste.letzterTag'),
      cell: ({ letzterTag }) => (letzterTag === null ? '–' : formatDate(letzterTag)),
      standard: false,
    },
  ]
  return columns.filter((column) => column !== false)
}
