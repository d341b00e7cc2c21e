import { useLocation } from '@tanstack/react-router'

/** Null for a truncated address. */
export function useLinkToken(): string | null {
  const token = useLocation({ select: ({ search }: { search: Record<string, unknown> }) => search['token'] })
  return typeof token === 'string' ? token : null
}
