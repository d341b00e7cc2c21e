/** Decorative: the name stands beside it or in a label. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--mantine-primary-color-7)" />
      <path d="M9 22 16 9l7 13" fill="none" stroke="var(--mantine-primary-color-2)" strokeWidth="1.5" />
      <circle cx="16" cy="9.5" r="4" fill="#fff" />
      <circle cx="9" cy="22" r="4" fill="#fff" />
      <circle cx="23" cy="22" r="4" fill="#fff" />
    </svg>
  )
}
