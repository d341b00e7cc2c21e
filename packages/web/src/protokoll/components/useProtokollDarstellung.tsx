import type { ProtokollZeile } from '@dreiklang/domain/protokoll/protokoll.contract'
import { protokollArten } from '@dreiklang/domain/protokoll/protokoll'
import type { ListenDarstellung } from '../../liste/components/darstellung.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Link } from '../../ui/Link.tsx'
import { Text } from '../../ui/layout.ts'
import { protokollDerPerson, protokollDesKlienten, protokollPath } from '../protokoll.paths.ts'
import { protokollTexts } from '../protokoll.texts.ts'
import { grundWort, herkunft, objektName, personName } from './worte.ts'
import { Wann } from './Zellen.tsx'

/** What the two lists have in common: a line leads to all that the same person did. */
export function useProtokollDarstellung(): Pick<
  ListenDarstellung<ProtokollZeile>,
  'sortiert' | 'pfad' | 'kopf' | 'spalten' | 'filter' | 'worte' | 'dateiname'
> {
  const t = useTexts(protokollTexts)
  return {
    dateiname: 'protokoll',
    sortiert: () => t('sortiert'),
    pfad: ({ person }) => (person === null ? protokollPath : protokollDerPerson(person.id)),
    kopf: { header: t('spalte.wer'), name: (zeile) => personName(t, zeile), unter: (zeile) => herkunft(t, zeile), width: '16rem' },
    spalten: [
      {
        id: 'was',
        header: t('spalte.was'),
        cell: (zeile) => (
          <>
            {`${t(`art.${zeile.art}`)}: ${objektName(t, zeile)}`}
            {zeile.grund !== null && (
              <Text size="sm" c="dimmed">
                {grundWort(t, zeile.grund)}
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
          return klient !== null && name !== null && <Link to={protokollDesKlienten(klient.id)}>{name}</Link>
        },
      },
      { id: 'wann', header: t('spalte.wann'), cell: (zeile) => <Wann {...zeile} />, width: '13rem' },
      { id: 'anzahl', header: t('spalte.anzahl'), cell: ({ anzahl }) => t('oft', { count: anzahl }), width: '6rem' },
      { id: 'felder', header: t('spalte.felder'), cell: ({ felder }) => felder.join(', '), standard: false },
      { id: 'netz', header: t('spalte.netz'), cell: ({ adresse }) => adresse, standard: false },
      { id: 'anfrage', header: t('spalte.anfrage'), cell: ({ anfrage }) => anfrage, standard: false },
      { id: 'aufruf', header: t('spalte.aufruf'), cell: ({ aktion }) => aktion, standard: false },
    ],
    filter: {
      art: { label: t('filter.art'), name: (art) => t(`art.${protokollArten.find((einer) => einer === art) ?? 'LESEN'}`) },
      zeit: { label: t('filter.zeit') },
    },
    worte: { leer: () => ({ titel: t('leer.titel'), text: t('leer.text') }) },
  }
}
