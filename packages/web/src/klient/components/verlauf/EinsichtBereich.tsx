import { EinsichtList } from '../../../protokoll/components/EinsichtList.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Text } from '../../../ui/layout.ts'
import { useVerlaufTexts } from '../../klient.texts.ts'
import { useMayMaintainKlienten } from '../useMayMaintainKlienten.ts'

export function EinsichtBereich({ klientId }: { klientId: string }) {
  const t = useVerlaufTexts()
  const leitet = useMayMaintainKlienten()
  return <Card title={t('einsicht.titel')}>{leitet ? <EinsichtList klientId={klientId} /> : <Text>{t('einsicht.nurLeitung')}</Text>}</Card>
}
