import { EinsichtList } from '../../../protokoll/components/EinsichtList.tsx'
import { useTexts } from '../../../shared/i18n.ts'
import { Card } from '../../../ui/Card.tsx'
import { Text } from '../../../ui/layout.ts'
import { verlaufTexts } from '../../verlauf.texts.ts'
import { useMayMaintainKlienten } from '../useMayMaintainKlienten.ts'

export function EinsichtBereich({ klientId }: { klientId: string }) {
  const t = useTexts(verlaufTexts)
  const leitet = useMayMaintainKlienten()
  return <Card title={t('einsicht.titel')}>{leitet ? <EinsichtList klientId={klientId} /> : <Text>{t('einsicht.nurLeitung')}</Text>}</Card>
}
