import { protokollContract } from '@dreiklang/domain/protokoll/protokoll.contract'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { IconShieldCheck } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { download } from '../../shared/download.ts'
import { Button } from '../../ui/buttons.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { useProtokollTexts } from '../protokoll.texts.ts'

/** Kept elsewhere, it reveals whether the trail was rewritten later. */
export function KopfButton() {
  const t = useProtokollTexts()
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(protokollContract.kopf, { fileName: `protokoll-kopf-${berlinDate(new Date().toISOString())}.jsonl` }),
    onSuccess: () => toastSuccess(t('kopf.geladen')),
    onError: toastError,
  })
  return (
    <Button look="secondary" icon={<IconShieldCheck size={18} aria-hidden />} busy={isPending} onClick={() => mutate()}>
      {t('kopf.laden')}
    </Button>
  )
}
