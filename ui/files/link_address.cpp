#include "ui/files/link_address.h"

#include <QStringList>
#include <QUrl>

#include "ui/system/browser.h"

namespace attention {
namespace {

const QString kLinkAddressKey = QStringLiteral("link-address");

}  // namespace

QString linkAddress(Settings& settings) {
    const QString page = pageAddress();
    return page.isEmpty() ? settings.value(kLinkAddressKey, QString()) : page;
}

void setLinkAddress(Settings& settings, const QString& address) {
    settings.setValue(kLinkAddressKey, address);
}

bool isLinkAddress(const QString& address) {
    static const QStringList schemes{QStringLiteral("https"), QStringLiteral("http"), QStringLiteral("file")};
    const QUrl url(address, QUrl::StrictMode);
    return url.isValid() && schemes.contains(url.scheme()) && !url.hasFragment();
}

}  // namespace attention
