import { protokollArten } from '@dreiklang/domain/protokoll/protokoll'
import type { ProtokollListRow } from '@dreiklang/domain/protokoll/protokoll.contract'
import type { ListView } from '../../liste/components/view.ts'
import { Link } from '../../ui/buttons.tsx'
import { Text } from '../../ui/layout.tsx'
import { protokollOfPerson, protokollOfKlient, protokollPath } from '../protokoll.paths.ts'
import { useProtokollTexts } from '../protokoll.texts.ts'
import { Wann } from './Cells.tsx'
import { grundWord, herkunft, objektName, personName } from './words.ts'

export function useProtokollView(): Pick<
  ListView<ProtokollListRow>,
  'sortiert' | 'pfad' | 'kopf' | 'spalten' | 'filter' | 'worte' | 'dateiname'
> {
  const t = useProtokollTexts()
  return {
    dateiname: 'protokoll',
    sortiert: () => t('sortiert'),
    pfad: ({ person }) => (person === null ? protokollPath : protokollOfPerson(person.id)),
    kopf: { header: t('spalte.wer'), name: (row) => personName(t, row), unter: (row) => herkunft(t, row), width: '16rem' },
    spalten: [
      {
        id: 'was',
        header: t('spalte.was'),
        cell: (row) => (
          <>
            {`${t(`art.${row.art}`)}: ${objektName(t, row)}`}
            {row.grund !== null && (
              <Text size="sm" c="dimmed">
                {grundWord(t, row.grund)}
              </Text>
            )}
          </>
        ),
      },
      {
        id: 'klient',
        header: t('spalte.klient'),
        cell: ({ klient }) => {
          const name = klient?.name ?? null
          return klient !== null && name !== null && <Link to={protokollOfKlient(klient.id)}>{name}</Link>
        },
      },
      { id: 'wann', header: t('spalte.wann'), cell: (row) => <Wann {...row} />, width: '13rem' },
      { id: 'anzahl', header: t('spalte.anzahl'), cell: ({ anzahl }) => t('oft', { count: anzahl }), width: '6rem' },
      { id: 'felder', header: t('spalte.felder'), cell: ({ felder }) => felder.join(', '), standard: false },
      { id: 'netz', header: t('spalte.netz'), cell: ({ adresse }) => adresse, standard: false },
      { id: 'anfrage', header: t('spalte.anfrage'), cell: ({ anfrage }) => anfrage, standard: false },
      { id: 'aufruf', header: t('spalte.aufruf'), cell: ({ aktion }) => aktion, standard: false },
    ],
    filter: {
      art: { label: t('filter.art'), name: (art) => t(`art.${protokollArten.find((one) => one === art) ?? 'LESEN'}`) },
      zeit: { label: t('filter.zeit') },
    },
    worte: { leer: () => ({ titel: t('leer.titel'), text: t('leer.text') }) },
  }
}
