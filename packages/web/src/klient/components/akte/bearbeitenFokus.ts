import { type RefObject, useEffect, useRef, useState } from 'react'

/** A form in the place of a text. The focus goes back to the button that opened it. */
export function useBearbeiten(): {
  bearbeiten: boolean
  setBearbeiten: (offen: boolean) => void
  knopf: RefObject<HTMLButtonElement | null>
} {
  const [bearbeiten, setBearbeiten] = useState(false)
  const knopf = useRef<HTMLButtonElement>(null)
  const warOffen = useRef(false)
  useEffect(() => {
    if (warOffen.current && !bearbeiten) knopf.current?.focus()
    warOffen.current = bearbeiten
  }, [bearbeiten])
  return { bearbeiten, setBearbeiten, knopf }
}

/**
 * Takes the focus into a form that has just opened: into its first field where there is a mouse; on a phone, where the keyboard would
 * cover what is to be read, to the form itself.
 */
export function useFormularFokus(): RefObject<HTMLFormElement | null> {
  const formular = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const erstes = window.matchMedia('(hover: hover)').matches ? formular.current?.querySelector<HTMLElement>('input, textarea') : null
    ;(erstes ?? formular.current)?.focus()
  }, [])
  return formular
}
