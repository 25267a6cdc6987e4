/** Networks with a page that takes an address, and that page; the others are reached by the system's own sharing. */
export const networksFor = (address: string, text: string): { network: string; url: string }[] => {
  const [url, words] = [encodeURIComponent(address), encodeURIComponent(text)]
  return [
    { network: 'Facebook', url: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { network: 'LinkedIn', url: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { network: 'WhatsApp', url: `https://wa.me/?text=${words}%20${url}` },
    { network: 'X', url: `https://x.com/intent/post?text=${words}&url=${url}` },
  ]
}
