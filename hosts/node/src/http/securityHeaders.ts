type Headers = readonly (readonly [name: string, value: string])[]

const pagePolicy = (nonce: string, images: string) =>
  [
    `default-src 'self'`,
    `script-src 'self'`,
    `worker-src 'self'`,
    // The component library writes the variables of the theme into style elements of its own, which carry the nonce of the page.
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${images}`,
    `connect-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `form-action 'self'`,
    // No text becomes markup or a script past these: web/public/first-paint.js, the purifier of cleanHtml, the templates of the calendar.
    `require-trusted-types-for 'script'`,
    `trusted-types default dompurify svelte-trusted-html`,
  ].join('; ')

/** An answer of the API is never a page, even if someone opens it as one. */
const apiPolicy = `default-src 'none'; frame-ancestors 'none'`

/** @param imageOrigin another origin whose pictures the page may show: that of the map; null: none */
export function securityHeaders({ secure, imageOrigin }: { secure: boolean; imageOrigin: string | null }): {
  page(nonce: string): Headers
  api: Headers
} {
  const common: Headers = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'no-referrer'],
    ['Permissions-Policy', 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ...(secure ? [['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] as const] : []),
  ]
  const images = imageOrigin === null ? '' : ` ${imageOrigin}`
  return {
    page: (nonce) => [['Content-Security-Policy', pagePolicy(nonce, images)], ...common],
    api: [['Content-Security-Policy', apiPolicy], ...common],
  }
}
