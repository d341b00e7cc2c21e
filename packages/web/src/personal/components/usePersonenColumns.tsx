import { berufeOfArt, qualifikationen, type Stand, staende } from '@dreiklang/domain/personal/personal'
import { type PersonalListRow, personalContract } from '@dreiklang/domain/personal/personal.contract'
import type { OrganisationArt } from '@dreiklang/domain/shared/akteur'
import { IconCalendarOff, IconCircleCheck, IconDoorExit, IconLock, IconMail } from '@tabler/icons-react'
import { defineList, type FilterArt, type ListForm } from '../../liste/components/listForm.ts'
import type { ListColumn } from '../../liste/components/view.ts'
import { rollenOfArt } from '../../organisation/components/ownOrganisation.ts'
import { formatDate } from '../../shared/format.ts'
import { StatusBadge } from '../../ui/feedback.tsx'
import { listKey } from '../personal.queries.ts'
import { usePersonalTexts } from '../personal.texts.ts'

const mehrfach = (values: readonly string[]): FilterArt => ({ art: 'mehrfach', werte: values as [string, ...string[]] })

export function personenList(art: OrganisationArt, alsLeitung: boolean): ListForm<PersonalListRow> {
  const form = {
    // Views are stored per kind of reader, because a colleague has fewer filters.
    id: alsLeitung ? 'personal.leitung' : 'personal.team',
    call: personalContract.listPersonal,
    schluessel: listKey,
    filter: {
      rolle: mehrfach(rollenOfArt(art)),
      beruf: mehrfach(berufeOfArt[art]),
      ...(art === 'PFLEGEDIENST' ? { qualifikation: mehrfach(qualifikationen) } : {}),
      abwesend: { art: 'schalter' as const },
    },
    sortierungen: ['name', 'nameAb', 'rolle'] as const,
  }
  if (!alsLeitung) return defineList(form)
  return defineList({
    ...form,
    exportCall: personalContract.exportPersonal,
    filter: { stand: mehrfach(staende), ...form.filter },
    reiter: [
      { id: 'da', fest: { stand: ['AKTIV', 'EINGELADEN'] } },
      { id: 'weg', fest: { stand: ['GESPERRT', 'AUSGESCHIEDEN'] } },
      { id: 'alle' },
    ],
  })
}

const looks = {
  EINGELADEN: { tone: 'info', Icon: IconMail },
  AKTIV: { tone: 'success', Icon: IconCircleCheck },
  GESPERRT: { tone: 'danger', Icon: IconLock },
  AUSGESCHIEDEN: { tone: 'neutral', Icon: IconDoorExit },
} as const

export function StandBadge({ stand }: { stand: Stand }) {
  const t = usePersonalTexts()
  const { tone, Icon } = looks[stand]
  return (
    <StatusBadge tone={tone} icon={<Icon />}>
      {t(`stand.${stand}`)}
    </StatusBadge>
  )
}

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
