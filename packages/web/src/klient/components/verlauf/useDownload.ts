import { useMutation } from '@tanstack/react-query'
import { saveBlob } from '../../../shared/download.ts'
import { toastError } from '../../../ui/toast.tsx'
import { loadDokument } from '../../verlauf.queries.ts'

/** Fetches the file of a document and gives it to the browser. */
export function useDownload(klientId: string) {
  return useMutation({
    mutationFn: async ({ dokumentId, name }: { dokumentId: string; name: string }) =>
      saveBlob(await loadDokument(klientId, dokumentId), name),
    onError: toastError,
  })
}
