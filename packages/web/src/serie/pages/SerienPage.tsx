import { serieContract, type SerienListRow } from '@dreiklang/domain/serie/serie.contract'
import { IconHomeHeart, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { KlientFilter } from '../../hausbesuch/components/KlientField.tsx'
import { klientName, usePage } from '../../hausbesuch/components/anzeige.tsx'
import { hausbesuchePath, newSeriePath, seriePath } from '../../hausbesuch/hausbesuch.paths.ts'
import { knownKlientenQuery } from '../../hausbesuch/hausbesuch.queries.ts'
import { useBegriffeTexts, useHausbesuchTexts } from '../../hausbesuch/hausbesuch.texts.ts'
import { ListSeite } from '../../liste/components/ListSeite.tsx'
import { defineList } from '../../liste/components/listForm.ts'
import { useListPage } from '../../liste/components/useListPage.ts'
import { prefetchList } from '../../liste/liste.queries.ts'
import { formatDate } from '../../shared/format.ts'
import { Badge, NotYours } from '../../ui/feedback.tsx'
import { LinkButton } from '../../ui/buttons.tsx'
import { useRegelSentence } from '../components/regelSentence.ts'
import { listSchluessel, useSerieLive } from '../serie.queries.ts'
import { useSerieTexts } from '../serie.texts.ts'

const serienList = defineList({
  id: 'serie.serien',
  call: serieContract.list,
  schluessel: listSchluessel,
  filter: { klientId: { art: 'nachschlagen' }, beendete: { art: 'schalter' } },
  sortierungen: ['neueste'],
})

export const serienPage = { Page: SerienPage, prefetch: prefetchList(serienList) }

function SerienPage() {
  const t = useSerieTexts()
  if (usePage() !== null) return <Liste />
  return <NotYours title={t('liste.titel')}>{t('nichtIhre')}</NotYours>
}

function Liste() {
  const t = useSerieTexts()
  const h = useHausbesuchTexts()
  const b = useBegriffeTexts()
  const list = useListPage(serienList)
  const satz = useRegelSentence()
  const { data: klienten } = useQuery(knownKlientenQuery)
  useSerieLive()
  const name = (klientId: string) => {
    const klient = klienten?.find(({ id }) => id === klientId)
    return klient === undefined ? t('feld.klient') : klientName(klient)
  }
  return (
    <ListSeite
      liste={list}
      titel={t('liste.titel')}
      mehr={[{ id: 'besuche', label: h('alle'), icon: <IconHomeHeart size={18} aria-hidden />, to: hausbesuchePath }]}
      buttons={
        <LinkButton to={newSeriePath()} icon={<IconPlus size={20} aria-hidden />}>
          {t('neu.titel')}
        </LinkButton>
      }
      sortiert={() => t('liste.neueste')}
      pfad={({ id }) => seriePath(id)}
      kopf={{
        header: t('liste.klient'),
        name: ({ klient }: SerienListRow) => (klient === null ? t('liste.unbekannt') : klientName(klient)),
        unter: ({ typ }: SerienListRow) => b(`typ.${typ}`),
        width: '13rem',
      }}
      spalten={[
        { id: 'wann', header: t('liste.wann'), width: '16rem', cell: (row: SerienListRow) => satz(row) },
        {
          id: 'naechster',
          header: t('liste.naechster'),
          width: '10rem',
          cell: ({ naechster, beendet }: SerienListRow) => {
            if (beendet) return <Badge>{t('beendet')}</Badge>
            return naechster === null ? t('liste.keiner') : formatDate(naechster)
          },
        },
        {
          id: 'person',
          header: t('karte.wer'),
          width: '10rem',
          cell: ({ personen }: SerienListRow) =>
            personen.length === 0 ? h('liste.niemand') : personen.map((person) => person.name).join(', '),
        },
      ]}
      filter={{
        klientId: { label: t('feld.klient'), name, Feld: KlientFilter },
        beendete: { label: t('liste.beendete') },
      }}
      worte={{ leer: () => ({ titel: t('liste.leer'), text: t('liste.leerText') }) }}
    />
  )
}
