import type { KontaktTag } from '@dreiklang/domain/kontakt/kontakt.contract'
import { readableNumber, dialable } from '@dreiklang/domain/kontakt/rufnummer'
import {
  type VerzeichnisListRow,
  buchstaben,
  verzeichnisContract,
  verzeichnisSortings,
} from '@dreiklang/domain/kontakt/verzeichnis.contract'
import { IconPencil, IconPlus, IconUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { SelectField } from '../../form/choiceFields.tsx'
import { klientPath, newBestellungPath } from '../../klient/klient.paths.ts'
import { type ListForm, type Reiter, defineList } from '../../liste/components/listForm.ts'
import { type ListView, rename } from '../../liste/components/view.ts'
import { formatDate } from '../../shared/format.ts'
import { Badge } from '../../ui/feedback.tsx'
import { LinkButton } from '../../ui/buttons.tsx'
import { RelativeTime } from '../../ui/Time.tsx'
import type { MenuEntry } from '../../ui/menuEntry.ts'
import { importPath, kontaktPath, newKontaktPath } from '../kontakt.paths.ts'
import { tagsQuery } from '../kontakt.queries.ts'
import { useKontaktTexts } from '../kontakt.texts.ts'
import { Bild, Initialen } from './Bild.tsx'
import { FavoritButton } from './FavoritButton.tsx'
import { useKontaktTaten } from './useKontaktTaten.tsx'
import { useWithList } from '../../shared/useWithList.ts'
import classes from './Verzeichnis.module.css'

const all: Reiter = { id: 'alle' }
const own: readonly Reiter[] = [
  { id: 'favoriten', fest: { gruppe: 'FAVORITEN' } },
  { id: 'zuletzt', fest: { gruppe: 'ZULETZT' }, sortierung: 'zuletzt' },
]

/** Only nursing services have Klienten beside their contacts. */
export const verzeichnisWithKlienten = defineList<VerzeichnisListRow>({
  id: 'kontakt.verzeichnis',
  call: verzeichnisContract.list,
  exportCall: verzeichnisContract.exportieren,
  schluessel: ['kontakt', 'liste'],
  filter: { tag: { art: 'nachschlagen' }, buchstabe: { art: 'wahl', werte: buchstaben } },
  reiter: [all, { id: 'klienten', fest: { gruppe: 'KLIENTEN' } }, { id: 'kontakte', fest: { gruppe: 'KONTAKTE' } }, ...own],
  sortierungen: verzeichnisSortings,
  limit: 50,
})

export const verzeichnisWithoutKlienten: ListForm<VerzeichnisListRow> = { ...verzeichnisWithKlienten, reiter: [all, ...own] }

type View = Omit<ListView<VerzeichnisListRow>, 'buttons' | 'neben' | 'zwischen'>

const bestellbar = ({ klient }: VerzeichnisListRow) => klient?.status === 'AKTIV' || klient?.status === 'PAUSIERT'

export interface VerzeichnisTaten {
  tags: readonly KontaktTag[]
  benutzt: (id: string) => void
  onGemerkt: (id: string) => void
}

export function useVerzeichnisView({ tags, benutzt, onGemerkt }: VerzeichnisTaten): View {
  const t = useKontaktTexts()
  const withList = useWithList('bearbeiten')
  const sammel = useKontaktTaten(tags)
  const titleOf = (id: string) => tags.find((tag) => tag.id === id)?.title ?? t('liste.tag')
  const favorit = ({ id, name, favorit: is }: VerzeichnisListRow) => (
    <span className={classes.ueber}>
      <FavoritButton id={id} name={name} favorit={is} onGemerkt={() => onGemerkt(id)} />
    </span>
  )
  return {
    titel: t('titel'),
    suchePlatzhalter: t('liste.suchePlatzhalter'),
    sortiert: rename(verzeichnisSortings, (value) => t(`liste.sortiert.${value}`)),
    reiter: (id) => ({
      label: rename(['alle', 'klienten', 'kontakte', 'favoriten', 'zuletzt'] as const, (value) => t(`ansicht.${value}`))(id),
    }),
    pfad: ({ id, klient }) => (klient === null ? withList(kontaktPath(id)) : klientPath(id)),
    kopf: {
      header: t('feld.name'),
      name: ({ name }) => name,
      bild: (row) => (row.klient === null ? <Bild kontakt={row} size={36} /> : <Initialen name={row.name} size={36} />),
      unter: (row) => <Unter zeile={row} />,
      sort: { auf: 'name' },
      width: '16rem',
    },
    rechts: favorit,
    spalten: [
      {
        id: 'firma',
        header: t('feld.company'),
        cell: ({ company }) => company ?? '–',
        leer: ({ company }) => company === null,
        sort: { auf: 'firma' },
        width: '8.5rem',
        ab: 1000,
      },
      {
        id: 'telefon',
        header: t('feld.phoneNumbers'),
        leer: ({ phoneNumbers }) => phoneNumbers.length === 0,
        width: '9.5rem',
        klar: true,
        cell: ({ id, phoneNumbers }) => <Wege wege={phoneNumbers.map(wegForNumber)} onBenutzt={() => benutzt(id)} />,
      },
      {
        id: 'mail',
        header: t('feld.emails'),
        leer: ({ emails }) => emails.length === 0,
        klar: true,
        cell: ({ id, emails }) => (
          <Wege wege={emails.map(({ email }) => ({ href: `mailto:${email}`, wort: email }))} onBenutzt={() => benutzt(id)} />
        ),
      },
      {
        id: 'tags',
        header: t('feld.tags'),
        cell: (row) => <Tags titel={row.tags.map(titleOf)} />,
        leer: ({ tags: gesetzte }) => gesetzte.length === 0,
        width: '7rem',
        ab: 880,
      },
      {
        id: 'zuletzt',
        header: t('liste.zuletzt'),
        leer: ({ zuletztAm }) => zuletztAm === null,
        cell: ({ zuletztAm }) => (zuletztAm === null ? '–' : <RelativeTime instant={zuletztAm} />),
        sort: { ab: 'zuletzt' },
        width: '6.5rem',
        ab: 1000,
      },
      {
        id: 'favorit',
        screenOnly: true,
        header: t('liste.favorit'),
        cell: favorit,
        nurTabelle: true,
        width: '4.5rem',
      },
    ],
    filter: {
      tag: { label: t('liste.tag'), name: titleOf, Feld: TagField },
      buchstabe: { label: t('liste.anfang'), name: rename(buchstaben, (value) => value) },
    },
    aktionen: (row): readonly MenuEntry[] => {
      if (row.klient === null) {
        const to = `${withList(kontaktPath(row.id))}${withList('') === '' ? '?' : '&'}bearbeiten=ja`
        return [{ id: 'bearbeiten', label: t('detail.bearbeiten'), icon: <IconPencil size={18} aria-hidden />, to }]
      }
      if (!bestellbar(row)) return []
      return [
        { id: 'bestellen', label: t('liste.neueBestellung'), icon: <IconPlus size={18} aria-hidden />, to: newBestellungPath(row.id) },
      ]
    },
    sammel,
    worte: {
      leer: (reiter) => {
        if (reiter === 'favoriten') return { titel: t('liste.leerFavoriten'), text: t('liste.leerFavoritenText') }
        if (reiter === 'zuletzt') return { titel: t('liste.leerZuletzt'), text: t('liste.leerZuletztText') }
        const knopf = (
          <span className={classes.buttons}>
            <LinkButton to={withList(newKontaktPath)} icon={<IconPlus size={20} aria-hidden />}>
              {t('neu')}
            </LinkButton>
            <LinkButton look="secondary" to={importPath} icon={<IconUpload size={20} aria-hidden />}>
              {t('mehr.import')}
            </LinkButton>
          </span>
        )
        return { titel: t('liste.leer'), text: t('liste.leerText'), knopf }
      },
    },
    tabelleAb: 780,
    dateiname: 'kontakte',
  }
}

const wegForNumber = ({ country, phoneNumber }: VerzeichnisListRow['phoneNumbers'][number]) => ({
  href: `tel:${dialable(phoneNumber, country)}`,
  wort: readableNumber(phoneNumber, country),
})

function Wege({ wege, onBenutzt }: { wege: readonly { href: string; wort: string }[]; onBenutzt: () => void }) {
  const t = useKontaktTexts()
  const [erster] = wege
  if (erster === undefined) return '–'
  return (
    <span className={classes.ueber}>
      <a href={erster.href} className={classes.weg} onClick={onBenutzt}>
        {erster.wort}
      </a>
      {wege.length > 1 && <span className={classes.klein}>{t('liste.weitereWege', { count: wege.length - 1 })}</span>}
    </span>
  )
}

function Tags({ titel }: { titel: readonly string[] }) {
  if (titel.length === 0) return '–'
  return (
    <span className={classes.tags}>
      {titel.map((one) => (
        <Badge key={one}>{one}</Badge>
      ))}
    </span>
  )
}

function Unter({ zeile: { klient, title } }: { zeile: VerzeichnisListRow }) {
  const t = useKontaktTexts()
  const words = klient === null ? [title] : [t('liste.klient'), formatDate(klient.geburtsdatum), klient.ort]
  return words.filter(Boolean).join(' · ')
}

function TagField({ id, onChange }: { id: string | null; onChange: (id: string | null) => void }) {
  const t = useKontaktTexts()
  const { data: tags = [] } = useQuery(tagsQuery)
  return (
    <SelectField
      label={t('liste.tag')}
      placeholder={t('liste.alleTags')}
      clearable
      choices={tags.map((tag) => ({ value: tag.id, label: tag.title }))}
      value={id}
      onChange={onChange}
    />
  )
}
