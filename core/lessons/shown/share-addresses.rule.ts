/** The pages of networks on which a link is shared; X alone takes a text with it. */
export const shareAddresses = (url: string, post: string): readonly { readonly network: string; readonly address: string }[] => {
  const link = encodeURIComponent(url.trim());
  return [
    { network: "LinkedIn", address: `https://www.linkedin.com/sharing/share-offsite/?url=${link}` },
    { network: "Facebook", address: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
    { network: "X", address: `https://x.com/intent/post?url=${link}&text=${encodeURIComponent(post)}` },
  ];
};
