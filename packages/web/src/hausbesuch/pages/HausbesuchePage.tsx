import { besuchStatus, besuchTypen } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { hausbesuchContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import type { RowAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import { type IsoDate, plusDays } from '@dreiklang/domain/shared/time'
import { IconCalendarTime, IconCalendarUser, IconClipboardText, IconFileText, IconPlus, IconRepeat, IconRoute } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type ListForm, defineList, reiterOf } from '../../liste/components/listForm.ts'
import { ListSeite } from '../../liste/components/ListSeite.tsx'
import { useListPage } from '../../liste/components/useListPage.ts'
import { rename } from '../../liste/components/view.ts'
import { prefetchList } from '../../liste/liste.queries.ts'
import { useActions } from '../../shared/actions.ts'
import { formatDate } from '../../shared/format.ts'
import { useGoTo } from '../../shared/searchState.ts'
import { todayInBerlin, useToday } from '../../shared/useToday.ts'
import { LinkButton } from '../../ui/buttons.tsx'
import { NotYours } from '../../ui/feedback.tsx'
import { Group } from '../../ui/layout.tsx'
import type { MenuEntry } from '../../ui/menuEntry.ts'
import { Badges } from '../components/Badges.tsx'
import { adressRow, adresseOf, klientName, useTimeOfDay, usePage } from '../components/anzeige.tsx'
import { KlientFilter, PersonFilter } from '../components/KlientField.tsx'
import {
  anordnungenPath,
  hausbesuchPath,
  leistungsnachweisePath,
  newHausbesuchPath,
  planungPath,
  serienPath,
  tourPath,
  tourenPath,
} from '../hausbesuch.paths.ts'
import { selectionQuery, knownKlientenQuery, openAnfragenQuery, useHausbesuchLive, listSchluessel } from '../hausbesuch.queries.ts'
import { useBegriffeTexts, useHausbesuchTexts } from '../hausbesuch.texts.ts'

export const hausbesuchePage: { Page: typeof HausbesuchePage; prefetch: ReturnType<typeof prefetchList> } = {
  Page: HausbesuchePage,
  prefetch: (client, search) => prefetchList(besucheList(todayInBerlin()))(client, search),
}

function HausbesuchePage() {
  const t = useHausbesuchTexts()
  if (usePage() !== null) return <Liste />
  return <NotYours title={t('liste.titel')}>{t('nichtIhre')}</NotYours>
}

/** Everything else about visits, in the menu of the list. */
function useMoreOfVisits(seite: ReturnType<typeof usePage>): MenuEntry[] {
  const t = useHausbesuchTexts()
  return [
    { id: 'touren', label: t('liste.touren'), icon: <IconRoute size={18} aria-hidden />, to: tourenPath() },
    { id: 'serien', label: t('serie.alle'), icon: <IconRepeat size={18} aria-hidden />, to: serienPath },
    ...(seite === 'APOTHEKE'
      ? []
      : [{ id: 'anordnungen', label: t('anordnungen'), icon: <IconClipboardText size={18} aria-hidden />, to: anordnungenPath }]),
    ...(seite === 'PFLEGE'
      ? [{ id: 'nachweise', label: t('leistungsnachweise'), icon: <IconFileText size={18} aria-hidden />, to: leistungsnachweisePath }]
      : []),
  ]
}

function Liste() {
  const t = useHausbesuchTexts()
  const b = useBegriffeTexts()
  const seite = usePage()
  const list = useListPage(besucheList(useToday()))
  const { data: open } = useQuery(openAnfragenQuery)
  const columns = useColumns(reiterOf(list.form, list.suche.ansicht)?.id === 'heute')
  const more = useMoreOfVisits(seite)
  const names = useNames()
  useHausbesuchLive()
  useBesuchKeys()
  return (
    <ListSeite
      liste={list}
      titel={t('liste.titel')}
      mehr={more}
      buttons={
        <>
          <LinkButton look="secondary" to={planungPath} icon={<IconCalendarTime size={20} aria-hidden />}>
            {t('liste.planung')}
          </LinkButton>
          <LinkButton look="secondary" to={tourPath()} icon={<IconCalendarUser size={20} aria-hidden />}>
            {t('tag.titel')}
          </LinkButton>
          <LinkButton to={newHausbesuchPath()} icon={<IconPlus size={20} aria-hidden />}>
            {t('neu.titel')}
          </LinkButton>
        </>
      }
      reiter={(id) => ({
        label: rename(reiterIds, (one) => t(`reiter.${one}`))(id),
        anzahl: id === 'anfragen' ? (open ?? null) : null,
      })}
      sortiert={rename(sortings, (value) => t(`sortiert.${value}`))}
      pfad={({ id }) => hausbesuchPath(id)}
      ton={({ ueberlagerungen }) => (ueberlagerungen.length > 0 ? 'danger' : null)}
      {...columns}
      filter={{
        von: { label: t('liste.tag') },
        status: { label: t('liste.status'), name: rename(besuchStatus, (value) => b(`status.${value}`)) },
        typ: { label: t('liste.typ'), name: rename(besuchTypen, (value) => b(`typ.${value}`)) },
        klientId: { label: t('feld.klient'), name: names.klient, Feld: KlientFilter },
        personId: { label: t('liste.person'), name: names.person, Feld: PersonFilter },
        nurMeine: { label: t('liste.nurMeine') },
        wartetAufMich: { label: t('liste.wartetAufMich') },
      }}
      worte={{
        leer: (reiter) => ({ titel: t('liste.leer'), text: reiter === 'anfragen' ? t('liste.leerAnfragen') : t('liste.leerText') }),
      }}
    />
  )
}

function useNames() {
  const t = useHausbesuchTexts()
  const { data: auswahl } = useQuery(selectionQuery)
  const { data: klienten } = useQuery(knownKlientenQuery)
  return {
    person: (personId: string) => auswahl?.personen.find(({ id }) => id === personId)?.name ?? t('personen.unbekannt'),
    klient: (klientId: string) => {
      const klient = klienten?.find(({ id }) => id === klientId)
      return klient === undefined ? t('feld.klient') : klientName(klient)
    },
  }
}

/** @param oneDay all of them are of one day, which the view says */
function useColumns(oneDay: boolean) {
  const t = useHausbesuchTexts()
  const b = useBegriffeTexts()
  const timeOfDay = useTimeOfDay()
  return {
    kopf: {
      header: t('feld.klient'),
      name: ({ klient, nummer }: RowAnswer) => (klient === null ? nummer : klientName(klient)),
      unter: ({ typ, nummer }: RowAnswer) => `${b(`typ.${typ}`)} · ${nummer}`,
      beside: ({ typ, nummer }: RowAnswer) => (
        <>
          <span>{b(`typ.${typ}`)}</span>
          <span>{nummer}</span>
        </>
      ),
      width: '15rem',
    },
    rechts: (row: RowAnswer) => `${oneDay ? '' : `${formatDate(row.tag)}, `}${timeOfDay(row) ?? t('termin.offen')}`,
    spalten: [
      {
        id: 'termin',
        header: t('liste.termin'),
        sort: { auf: 'frueheste', ab: 'spaeteste' },
        width: '10.5rem',
        nurTabelle: true,
        cell: (row: RowAnswer) => (
          <>
            {timeOfDay(row) ?? t('termin.offen')}
            {!oneDay && <div>{formatDate(row.tag)}</div>}
          </>
        ),
      },
      {
        id: 'status',
        header: t('liste.status'),
        width: '11rem',
        klar: true,
        cell: (row: RowAnswer) => (
          <Group gap="xs">
            <Badges besuch={row} />
          </Group>
        ),
      },
      {
        id: 'person',
        header: t('liste.wer'),
        width: '9rem',
        klar: true,
        cell: ({ zugewiesene }: RowAnswer) =>
          zugewiesene.length === 0 ? t('liste.niemand') : zugewiesene.map(({ name }) => name).join(', '),
      },
      {
        id: 'ort',
        header: t('liste.ort'),
        breit: true,
        cell: (row: RowAnswer) => {
          const adresse = adresseOf(row)
          return adresse === null ? '–' : adressRow(adresse)
        },
      },
      {
        id: 'haus',
        header: t('liste.haus'),
        standard: false,
        width: '12rem',
        cell: ({ pflegedienst, praxis, apotheke }: RowAnswer) =>
          [pflegedienst, praxis, apotheke].flatMap((haus) => (haus === null ? [] : [haus.name])).join(', '),
      },
    ],
  }
}

function useBesuchKeys(): void {
  const t = useHausbesuchTexts()
  const goTo = useGoTo()
  useActions(
    useMemo(
      () => [
        { id: 'hausbesuch.neu', name: t('neu.titel'), section: t('liste.titel'), chord: 'n', perform: () => goTo(newHausbesuchPath()) },
      ],
      [t, goTo],
    ),
  )
}

const reiterIds = ['heute', 'anfragen', 'naechste', 'alle'] as const
const sortings = ['frueheste', 'spaeteste'] as const

function build(today: IsoDate) {
  return defineList({
    id: 'hausbesuch.besuche',
    call: hausbesuchContract.list,
    schluessel: listSchluessel,
    filter: {
      // Named after its first key, so that a tab that sets the days removes the whole filter.
      von: { art: 'zeitraum', von: 'von', bis: 'bis' },
      status: { art: 'mehrfach', werte: besuchStatus },
      typ: { art: 'mehrfach', werte: besuchTypen },
      klientId: { art: 'nachschlagen' },
      personId: { art: 'nachschlagen' },
      nurMeine: { art: 'schalter' },
      wartetAufMich: { art: 'schalter' },
    },
    reiter: [
      { id: 'heute', fest: { von: today, bis: today } },
      { id: 'anfragen', fest: { status: ['ANGEFRAGT'] } },
      { id: 'naechste', fest: { von: plusDays(today, 1), bis: plusDays(today, 366) } },
      { id: 'alle' },
    ],
    sortierungen: sortings,
  })
}

let gebaut: { heute: IsoDate; form: ListForm<RowAnswer> } | null = null

/** The list for a given day; the same object all day, because screens ask for it on every render. */
function besucheList(heute: IsoDate): ListForm<RowAnswer> {
  if (gebaut?.heute !== heute) gebaut = { heute, form: build(heute) }
  return gebaut.form
}
