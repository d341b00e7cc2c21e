import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
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
 * @returns `rows` while it is being printed, null otherwise: then the page on the screen is what somebody prints.
 */
export function useListPaper<Zeile extends ListRow>(form: ListForm<Zeile>, anfrage: ListAnfrage) {
  const t = useListTexts()
  const [rows, setRows] = useState<readonly Zeile[] | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: () => readHits(form, anfrage, { hoechstens: mostOnPaper }),
    onSuccess: (hits) => (hits === null ? toastInfo(t('druck.zuViele')) : setRows(hits)),
    onError: toastError,
  })
  useEffect(() => {
    if (rows === null) return undefined
    const timer = setTimeout(() => window.print(), menuClosesMs)
    const printed = () => setRows(null)
    window.addEventListener('afterprint', printed)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('afterprint', printed)
    }
  }, [rows])
  return { rows, print: useCallback(() => mutate(), [mutate]), busy: isPending }
}
