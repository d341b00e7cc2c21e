import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { toastError, toastInfo } from '../../ui/toast.tsx'
import { readHits } from '../liste.queries.ts'
import { useListTexts } from '../liste.texts.ts'
import type { ListAnfrage, ListForm, ListRow } from './listForm.ts'

/** Fifty sheets: whoever wants more wants a file. */
const mostOnPaper = 1000
/** The menu that was pressed has closed by then, or it would be printed. */
const menuClosesMs = 300

/**
 * A list is printed whole, and not the page that stands on the screen.
 * @param key names view, filters and order: what was read for others is not printed under these
 * @returns `rows` while they are being printed, null otherwise: then the page on the screen is what somebody prints.
 */
export function useListPaper<Zeile extends ListRow>(form: ListForm<Zeile>, { anfrage, key }: { anfrage: ListAnfrage; key: string }) {
  const t = useListTexts()
  const [paper, setPaper] = useState<{ key: string; rows: readonly Zeile[] } | null>(null)
  const { mutate, isPending } = useMutation({ mutationFn: () => readHits(form, anfrage, { hoechstens: mostOnPaper }) })
  const rows = paper?.key === key ? paper.rows : null
  useEffect(() => {
    if (rows === null) return undefined
    const timer = setTimeout(() => window.print(), menuClosesMs)
    const printed = () => setPaper(null)
    window.addEventListener('afterprint', printed)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('afterprint', printed)
    }
  }, [rows])
  return {
    rows,
    busy: isPending,
    print: () => {
      if (isPending) return
      // Told with the call: whoever has left the list hears nothing of it.
      mutate(undefined, {
        onSuccess: (hits) => (hits === null ? toastInfo(t('druck.zuViele')) : setPaper({ key, rows: hits })),
        onError: toastError,
      })
    },
  }
}
