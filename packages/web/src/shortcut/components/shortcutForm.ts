import { shortcutAngaben, type Shortcut, type ShortcutAngaben } from '@dreiklang/domain/shortcut/shortcut.contract'
import { isAllowedLink, isInternalLink } from '@dreiklang/domain/shared/link'

export type FormValues = ShortcutAngaben

export const emptyForm: FormValues = { label: '', description: '', icon: 'bookmark', link: '', useRouter: true }

export const valuesOf = ({ label, description, icon, link, useRouter }: Shortcut): FormValues => ({
  label,
  description,
  icon,
  link,
  useRouter,
})

/** What would be sent, or null while something is missing or wrong. */
export function bodyOf(values: FormValues): ShortcutAngaben | null {
  const body = shortcutAngaben.safeParse(values)
  if (!body.success || !isAllowedLink(body.data.link)) return null
  return body.data.useRouter && !isInternalLink(body.data.link) ? null : body.data
}

/** An empty link is not wrong yet. */
export function faultOf({ link, useRouter }: FormValues): 'linkWrong' | 'useRouterWrong' | null {
  const trimmed = link.trim()
  if (trimmed === '') return null
  if (!isAllowedLink(trimmed)) return 'linkWrong'
  return useRouter && !isInternalLink(trimmed) ? 'useRouterWrong' : null
}
