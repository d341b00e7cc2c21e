import { useLocation } from '@tanstack/react-router'

/** The token of a mailed link; null for a truncated address. */
export function useLinkToken(): string | null {
  const token = useLocation({ select: ({ search }: { search: Record<string, unknown> }) => search['token'] })
  return typeof token === 'string' ? token : null
}
