import { useLocation } from '@tanstack/react-router'

/** The token of the link in a mail; null for an address that was cut off. */
export function useLinkToken(): string | null {
  const token = useLocation({ select: ({ search }: { search: Record<string, unknown> }) => search['token'] })
  return typeof token === 'string' ? token : null
}
