import { type RefObject, useEffect, useRef, useState } from 'react'

export function useEdit(): {
  bearbeiten: boolean
  setBearbeiten: (open: boolean) => void
  knopf: RefObject<HTMLButtonElement | null>
} {
  const [bearbeiten, setBearbeiten] = useState(false)
  const knopf = useRef<HTMLButtonElement>(null)
  const warOpen = useRef(false)
  useEffect(() => {
    if (warOpen.current && !bearbeiten) knopf.current?.focus()
    warOpen.current = bearbeiten
  }, [bearbeiten])
  return { bearbeiten, setBearbeiten, knopf }
}

/** With a mouse the first field; on a phone, where the keyboard would cover the text, the form itself. */
export function useFormFocus(): RefObject<HTMLFormElement | null> {
  const formular = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const erstes = window.matchMedia('(hover: hover)').matches ? formular.current?.querySelector<HTMLElement>('input, textarea') : null
    ;(erstes ?? formular.current)?.focus()
  }, [])
  return formular
}
