import { useMutation } from '@tanstack/react-query'
import { saveBlob } from '../../../shared/download.ts'
import { toastError } from '../../../ui/toast.tsx'
import { loadDokument } from '../../verlauf.queries.ts'

export function useDownload(klientId: string) {
  return useMutation({
    mutationFn: async ({ dokumentId, name }: { dokumentId: string; name: string }) =>
      saveBlob(await loadDokument(klientId, dokumentId), name),
    onError: toastError,
  })
}
