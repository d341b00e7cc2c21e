import { serieContract } from '@dreiklang/domain/serie/serie.contract'
import type { Wirkung } from '@dreiklang/domain/serie/serie.decider'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../shared/i18n.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Card } from '../../ui/Card.tsx'
import { Stack, Text } from '../../ui/layout.ts'
import { ErrorState } from '../../ui/States.tsx'
import { vorschauQuery } from '../serie.queries.ts'
import { serieTexts } from '../serie.texts.ts'
import { useRegelSentence } from './regelSentence.ts'
import { contentFrom, type SerienValues } from './serienValues.ts'
import { Termine } from './Termine.tsx'

interface VorschauProps {
  werte: SerienValues
  /** Null: a new one. */
  serieId: string | null
  onAusnahme: (tag: string, faelltFrom: boolean) => void
}

export function Vorschau({ werte, serieId, onAusnahme }: VorschauProps) {
  const t = useTexts(serieTexts)
  const satz = useRegelSentence()
  const { klientId, typ, umfang, ab } = werte
  const { data: frage } = serieContract.preview.body.safeParse({ ...contentFrom(werte), klientId, typ, umfang, ab, serieId })
  const { data, error } = useQuery(vorschauQuery(frage ?? null))
  return (
    <Card title={t('karte.termine')}>
      {/* Always rendered: a screen reader only announces changes inside a region it already knows. */}
      <Stack gap="md" role="status">
        {frage === undefined ? <Text>{t('termine.unvollstaendig')}</Text> : <Text fw={600}>{satz(frage)}</Text>}
        {frage !== undefined && error !== null && <ErrorState error={error} />}
        {frage !== undefined && error === null && data?.wirkung !== undefined && <WirkungSentence wirkung={data.wirkung} />}
      </Stack>
      {frage !== undefined && error === null && data?.termine !== undefined && <Termine termine={data.termine} onAusnahme={onAusnahme} />}
    </Card>
  )
}

const arten = ['neu', 'geaendert', 'abgesagt', 'vonHand', 'begonnen'] as const

/** "12 visits change, 2 stay because they were moved by hand." */
function WirkungSentence({ wirkung }: { wirkung: Wirkung }) {
  const t = useTexts(serieTexts)
  const genannte = arten.filter((art) => wirkung[art] > 0)
  return (
    <Alert tone="info" title={t('wirkung.titel')}>
      {genannte.length === 0 ? t('wirkung.nichts') : genannte.map((art) => <div key={art}>{t(`wirkung.${art}`, { n: wirkung[art] })}</div>)}
    </Alert>
  )
}
