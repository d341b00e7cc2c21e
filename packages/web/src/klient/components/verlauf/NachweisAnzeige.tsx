import type { Nachweis } from '@dreiklang/domain/klient/nachweis.contract'
import { IconDownload } from '@tabler/icons-react'
import { Signature } from '../../../form/SignatureField.tsx'
import { Button } from '../../../ui/buttons.tsx'
import { Text } from '../../../ui/layout.tsx'
import { useVerlaufTexts } from '../../klient.texts.ts'
import { useDownload } from './useDownload.ts'

interface NachweisAnzeigeProps {
  klientId: string
  nachweis: Nachweis | null
  von: string
  papier?: string | null
}

export function NachweisAnzeige({ klientId, nachweis, von, papier = null }: NachweisAnzeigeProps) {
  const t = useVerlaufTexts()
  const laden = useDownload(klientId)
  if (nachweis === null) {
    return (
      <Text size="sm" c="dimmed">
        {papier ?? t('nachweis.fehlt')}
      </Text>
    )
  }
  if (nachweis.art === 'UNTERSCHRIFT') {
    return nachweis.pfad === null ? null : <Signature path={nachweis.pfad} label={t('nachweis.unterschriftVon', { name: von })} />
  }
  const { dokumentId } = nachweis
  const name = nachweis.name ?? t('nachweis.unbenannt')
  return (
    <Button
      look="subtle"
      icon={<IconDownload size={20} aria-hidden />}
      busy={laden.isPending}
      aria-label={t('nachweis.oeffnen', { name })}
      onClick={() => laden.mutate({ dokumentId, name })}
    >
      {name}
    </Button>
  )
}
