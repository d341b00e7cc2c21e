import { auskunftContract } from '@dreiklang/domain/anmeldung/auskunft.contract'
import { IconDownload } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { download } from '../../shared/download.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Text } from '../../ui/layout.ts'
import { toastError } from '../../ui/toast.tsx'
import { sicherheitTexts } from '../sicherheit.texts.ts'

export function MyDataCard() {
  const t = useTexts(sicherheitTexts)
  const client = useQueryClient()
  const fetching = useMutation({
    mutationFn: () => download(auskunftContract.auskunft, { fileName: t('myData.file') }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['protokoll'] }),
    onError: toastError,
  })
  return (
    <Card title={t('myData.title')}>
      <Text mb="sm">{t('myData.text')}</Text>
      <Button look="secondary" busy={fetching.isPending} icon={<IconDownload size={20} aria-hidden />} onClick={() => fetching.mutate()}>
        {t('myData.submit')}
      </Button>
    </Card>
  )
}
