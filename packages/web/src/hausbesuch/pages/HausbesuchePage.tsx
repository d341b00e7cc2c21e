import { besuchStatus, besuchTypen } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { ZeileAntwort } from '@dreiklang/domain/hausbesuch/sicht.contract'
import { useQuery } from '@tanstack/react-query'
import { IconCalendarUser, IconPlus } from '@tabler/icons-react'
import { benenne } from '../../liste/components/darstellung.ts'
import { ListenSeite } from '../../liste/components/ListenSeite.tsx'
import { useListe } from '../../liste/components/useListe.ts'
import { prefetchListe } from '../../liste/liste.queries.ts'
import { formatDate } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Group } from '../../ui/layout.ts'
import { Link, LinkButton } from '../../ui/Link.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { begriffeTexts } from '../begriffe.texts.ts'
import { adressZeile, adresseVon, klientName, useUhrzeit } from '../components/anzeige.ts'
import { besucheListe, reiterIds, sortierungen } from '../components/besucheListe.ts'
import { KlientFilter, PersonFilter } from '../components/Filter.tsx'
import { heuteInBerlin, useHeute } from '../components/useHeute.ts'
import { useSeite } from '../components/useSeite.ts'
import { Plaketten } from '../components/zeichen.tsx'
import { anordnungenPath, hausbesuchPath, neuerHausbesuchPath, planungPath, serienPath, tourPath, tourenPath } from '../hausbesuch.paths.ts'
import { auswahlQuery, bekannteKlientenQuery, offeneAnfragenQuery, useHausbesuchLive } from '../hausbesuch.queries.ts'
import { useBesuchTasten } from '../hausbesuch.actions.tsx'
import { hausbesuchTexts } from '../hausbesuch.texts.ts'

export const hausbesuchePage: { Page: typeof HausbesuchePage; prefetch: ReturnType<typeof prefetchListe> } = {
  Page: HausbesuchePage,
  prefetch: (client, search) => prefetchListe(besucheListe(heuteInBerlin()))(client, search),
}

/** The visits in which the caller's organisation takes part. */
function HausbesuchePage() {
  const t = useTexts(hausbesuchTexts)
  if (useSeite() !== null) return <Liste />
  return (
    <>
      <PageHeader title={t('liste.titel')} />
      <Alert tone="info">{t('nichtIhre')}</Alert>
    </>
  )
}

/** The other pages around visits. */
function Wege({ mitAnordnungen }: { mitAnordnungen: boolean }) {
  const t = useTexts(hausbesuchTexts)
  return (
    <nav aria-label={t('liste.wege')}>
      <Group gap="md">
        <Link to={planungPath}>{t('liste.planung')}</Link>
        <Link to={tourenPath()}>{t('liste.touren')}</Link>
        <Link to={serienPath}>{t('serie.alle')}</Link>
        {mitAnordnungen && <Link to={anordnungenPath}>{t('anordnungen')}</Link>}
      </Group>
    </nav>
  )
}

function Liste() {
  const t = useTexts(hausbesuchTexts)
  const b = useTexts(begriffeTexts)
  const seite = useSeite()
  const liste = useListe(besucheListe(useHeute()))
  const { data: offen } = useQuery(offeneAnfragenQuery)
  const spalten = useSpalten()
  const namen = useNamen()
  useHausbesuchLive()
  useBesuchTasten()
  return (
    <ListenSeite
      liste={liste}
      titel={t('liste.titel')}
      darueber={<Wege mitAnordnungen={seite !== 'APOTHEKE'} />}
      knoepfe={
        <>
          <LinkButton look="secondary" to={tourPath()} icon={<IconCalendarUser size={20} aria-hidden />}>
            {t('tag.titel')}
          </LinkButton>
          <LinkButton to={neuerHausbesuchPath()} icon={<IconPlus size={20} aria-hidden />}>
            {t('neu.titel')}
          </LinkButton>
        </>
      }
      reiter={(id) => ({
        label: benenne(reiterIds, (einer) => t(`reiter.${einer}`))(id),
        anzahl: id === 'anfragen' ? (offen ?? null) : null,
      })}
      sortiert={benenne(sortierungen, (wert) => t(`sortiert.${wert}`))}
      pfad={({ id }) => hausbesuchPath(id)}
      ton={({ ueberlagerungen }) => (ueberlagerungen.length > 0 ? 'danger' : null)}
      {...spalten}
      filter={{
        von: { label: t('liste.tag') },
        status: { label: t('liste.status'), name: benenne(besuchStatus, (wert) => b(`status.${wert}`)) },
        typ: { label: t('liste.typ'), name: benenne(besuchTypen, (wert) => b(`typ.${wert}`)) },
        klientId: { label: t('feld.klient'), name: namen.klient, Feld: KlientFilter },
        personId: { label: t('liste.person'), name: namen.person, Feld: PersonFilter },
        nurMeine: { label: t('liste.nurMeine') },
        wartetAufMich: { label: t('liste.wartetAufMich') },
      }}
      worte={{
        leer: (reiter) => ({ titel: t('liste.leer'), text: reiter === 'anfragen' ? t('liste.leerAnfragen') : t('liste.leerText') }),
      }}
    />
  )
}

/** Names for the ids that stand in the address. */
function useNamen() {
  const t = useTexts(hausbesuchTexts)
  const { data: auswahl } = useQuery(auswahlQuery)
  const { data: klienten } = useQuery(bekannteKlientenQuery)
  return {
    person: (personId: string) => auswahl?.personen.find(({ id }) => id === personId)?.name ?? t('personen.unbekannt'),
    klient: (klientId: string) => {
      const klient = klienten?.find(({ id }) => id === klientId)
      return klient === undefined ? t('feld.klient') : klientName(klient)
    },
  }
}

function useSpalten() {
  const t = useTexts(hausbesuchTexts)
  const b = useTexts(begriffeTexts)
  const uhrzeit = useUhrzeit()
  return {
    kopf: {
      header: t('feld.klient'),
      name: ({ klient, nummer }: ZeileAntwort) => (klient === null ? nummer : klientName(klient)),
      unter: ({ typ, nummer }: ZeileAntwort) => `${b(`typ.${typ}`)} · ${nummer}`,
      width: '13rem',
    },
    spalten: [
      {
        id: 'termin',
        header: t('liste.termin'),
        sort: { auf: 'frueheste', ab: 'spaeteste' },
        width: '10rem',
        cell: (zeile: ZeileAntwort) => (
          <>
            {formatDate(zeile.tag)}
            <br />
            {uhrzeit(zeile) ?? t('termin.offen')}
          </>
        ),
      },
      {
        id: 'status',
        header: t('liste.status'),
        width: '11rem',
        cell: (zeile: ZeileAntwort) => (
          <Group gap="xs">
            <Plaketten besuch={zeile} />
          </Group>
        ),
      },
      {
        id: 'person',
        header: t('liste.wer'),
        width: '10rem',
        cell: ({ zugewiesene }: ZeileAntwort) =>
          zugewiesene.length === 0 ? t('liste.niemand') : zugewiesene.map(({ name }) => name).join(', '),
      },
      {
        id: 'ort',
        header: t('liste.ort'),
        width: '12rem',
        cell: (zeile: ZeileAntwort) => {
          const adresse = adresseVon(zeile)
          return adresse === null ? '–' : adressZeile(adresse)
        },
      },
      {
        id: 'haus',
        header: t('liste.haus'),
        standard: false,
        cell: ({ pflegedienst, praxis, apotheke }: ZeileAntwort) =>
          [pflegedienst, praxis, apotheke].flatMap((haus) => (haus === null ? [] : [haus.name])).join(', '),
      },
    ],
  }
}
