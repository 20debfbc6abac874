#include "ui/window/array_actions.h"

#include <algorithm>
#include <memory>
#include <utility>

#include <QDir>
#include <QFileInfo>
#include <QMenu>

#include "core/attention/weight_files.h"
#include "core/scene/tokens.h"
#include "core/system/memory.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/token_exhibit.h"
#include "ui/files/array_file.h"
#include "ui/files/model_folder.h"
#include "ui/files/token_list.h"
#include "ui/files/weight_file.h"
#include "ui/text/parameter_text.h"
#include "ui/text/punctuation.h"
#include "ui/widgets/plain_warning.h"
#include "ui/widgets/question.h"
#include "ui/widgets/save_path_dialog.h"
#include "ui/widgets/style.h"
#include "ui/widgets/tensor_chooser.h"

namespace attention {
namespace {

const QString kArrayFolderKey = QStringLiteral("array-folder");
const QString kModelFolderKey = QStringLiteral("model-folder");
/// One name for all weight arrays of a layer, which are opened and removed together.
constexpr std::string_view kWeights = "weights";
/// When more files are dropped together, a message names only this many.
constexpr qsizetype kMaxNamedFiles = 4;

bool isLoaded(const Scene& scene, const std::string& name) {
    if (name == kLanguageModelName) return !scene.languageModel.path.empty();
    if (name == kTokenListName) return isTokenList(scene.parameters.tokens);
    return scene.arrays.contains(name == kWeights ? std::string(weightNames().front()) : name);
}

/// The path as shown in messages; in a browser, only the file name.
QString displayPath(const QString& path) {
    return isInBrowser() ? QFileInfo(path).fileName() : QDir::toNativeSeparators(path);
}

}  // namespace

ArrayActions::ArrayActions(SceneModel& model, Settings& settings, QWidget* window)
    : QObject(window), m_model(model), m_settings(settings), m_window(window) {
    connect(&m_model, &SceneModel::changed, this, &ArrayActions::fillMenu);
}

void ArrayActions::fill(QMenu& menu) {
    m_menu = menu.addMenu(QString());
    retranslate();
}

void ArrayActions::retranslate() {
    m_menu->setTitle(tr("Arra&y"));
    fillMenu();
}

void ArrayActions::fillMenu() {
    if (!m_menu) return;
    std::vector<std::string> names;
    if (m_model.exhibit().usesLanguageModel()) names.emplace_back(kLanguageModelName);
    for (const ArrayUse& use : m_model.exhibit().arrays()) names.emplace_back(use.name);
    if (takesTokenList(m_model.exhibit())) names.emplace_back(kTokenListName);
    m_menu->clear();
    m_menu->setEnabled(!names.empty());
    for (const std::string& name : names) {
        const QString menuName = menuText(arrayText(name).name);
        m_menu->addAction(tr("Open %1…").arg(menuName), this, [this, name] { chooseFileToOpen(name); });
        m_menu->addAction(tr("Remove %1").arg(menuName), this, [this, name] { remove(name); })
            ->setEnabled(isLoaded(m_model.scene(), name));
    }
}

bool ArrayActions::canOpen(const QString& path) {
    return isModelFolder(path) || isTokenListFile(path) || arraySuffixes().contains(QFileInfo(path).suffix().toLower());
}

void ArrayActions::chooseFileToOpen(const std::string& name) {
    if (name == kLanguageModelName && isInBrowser()) return askBrowserFolder(offeredFilesTaker({}));
    if (name == kLanguageModelName) {
        return askFolder(m_window, tr("Open a folder with a language model"),
                         m_settings.value(kModelFolderKey, defaultFolder()), [this](const QString& path) {
                             m_settings.setValue(kModelFolderKey, QFileInfo(path).path());
                             openModel(path);
                         });
    }
    const bool isTokens = name == kTokenListName;
    QStringList patterns;
    for (const QString& suffix : isTokens ? tokenListSuffixes() : arraySuffixes())
        patterns.append(QStringLiteral("*.") + suffix);
    const QString filters =
        QStringLiteral("%1 (%2);;%3")
            .arg(isTokens ? tr("Token lists") : tr("Arrays"), patterns.join(u' '), tr("All files (*)"));
    const QString folder = m_settings.value(kArrayFolderKey, defaultFolder());
    askFile(m_window, tr("Open %1").arg(arrayText(name).name), folder, filters, [this, name](const QString& path) {
        m_settings.setValue(kArrayFolderKey, QFileInfo(path).path());
        open(name, path);
    });
}

void ArrayActions::open(const std::string& name, const QString& path) {
    if (name == kTokenListName) return openTokens(path);
    if (!m_model.exhibit().findArrayUse(name)) return;
    const int request = beginReading(name, path);
    if (name == kWeights && !holdsTensors(path)) return loadLayer(QFileInfo(path).path(), {});
    if (!holdsTensors(path)) return load(name, path, {});
    m_reader.start<std::vector<TensorInfo>>([path] { return listTensors(path); },
                                            [=, this](const ReadOutcome<std::vector<TensorInfo>>& outcome) {
                                                if (request != m_requestNumber) return;
                                                if (outcome.problem.isEmpty())
                                                    return chooseTensor(name, path, outcome.value);
                                                finishReading();
                                                warn(path, outcome.problem);
                                            });
}

int ArrayActions::beginReading(const std::string& name, const QString& path) {
    m_page = &m_model.exhibit();
    m_readingName = name;
    Q_EMIT busyChanged(m_readingName);
    Q_EMIT said(tr("Opening %1 …").arg(displayPath(path)));
    return ++m_requestNumber;
}

bool ArrayActions::endReading(const QString& path, const QString& problem) {
    finishReading();
    if (problem.isEmpty())
        Q_EMIT said(tr("Opened: %1").arg(displayPath(path)));
    else
        warn(path, problem);
    return problem.isEmpty();
}

void ArrayActions::openModel(const QString& path) {
    const int request = beginReading(std::string(kLanguageModelName), path);
    m_reader.start<ModelReference>([path](std::stop_token stop) { return openModelFolder(path, {}, stop); },
                                   [=, this](const ReadOutcome<ModelReference>& outcome) {
                                       if (request != m_requestNumber) return;
                                       forgetOfferedFiles(path);
                                       if (!endReading(path, outcome.problem)) return;
                                       m_model.changePage(m_page->id(), [&](Scene& scene) {
                                           scene.languageModel = outcome.value;
                                           scene.view.zoom.reset();
                                       });
                                   });
}

void ArrayActions::openTokens(const QString& path) {
    if (!takesTokenList(m_model.exhibit())) {
        QStringList pages;
        for (const Exhibit* exhibit : exhibits())
            if (takesTokenList(*exhibit)) pages += exhibit->words().name;
        return warn(path, tr("this page takes no list of tokens; those that do: %1").arg(joinList(pages)));
    }
    const int request = beginReading(std::string(kTokenListName), path);
    m_reader.start<std::string>([path] { return openTokenList(path); },
                                [=, this](const ReadOutcome<std::string>& outcome) {
                                    if (request != m_requestNumber || !endReading(path, outcome.problem)) return;
                                    m_model.changePage(m_page->id(), [&](Scene& scene) {
                                        scene.parameters.tokens = outcome.value;
                                        scene.view.zoom.reset();
                                    });
                                });
}

void ArrayActions::chooseTensor(const std::string& name, const QString& path, const std::vector<TensorInfo>& tensors) {
    if (name == kWeights) return chooseLayer(path, tensors);
    const ArrayUse* use = m_page->findArrayUse(name);
    std::vector<TensorInfo> fitting = matchingTensors(tensors, use->minAxes, use->maxAxes);
    if (fitting.empty()) {
        finishReading();
        return warn(path, tr("there is no tensor in it that fits: F64, F32, F16 or BF16 on %1 axes")
                              .arg(use->minAxes == use->maxAxes ? QString::number(use->minAxes)
                                                                : tr("%1 to %2").arg(use->minAxes).arg(use->maxAxes)));
    }
    if (fitting.size() == 1) return load(name, path, fitting.front().name);
    askTensor(path, name, std::move(fitting), [=, this](const std::string& tensor) { load(name, path, tensor); });
}

void ArrayActions::askTensor(const QString& path, const std::string& array, std::vector<TensorInfo> choices,
                             const std::function<void(const std::string&)>& chosen) {
    auto* chooser = new TensorChooser(QFileInfo(path).fileName(), arrayText(array).name, std::move(choices), m_window);
    openDialog(chooser, [=, this, request = m_requestNumber](int result) {
        if (request != m_requestNumber) return;
        if (const auto tensor = chooser->tensor(); result == QDialog::Accepted && tensor) return chosen(*tensor);
        finishReading();
        Q_EMIT said({});
    });
}

void ArrayActions::load(const std::string& name, const QString& path, const std::string& tensor) {
    const int request = m_requestNumber;
    m_reader.start<LoadedArray>(
        [path, tensor] { return loadArray(path, tensor); },
        [=, this](const ReadOutcome<LoadedArray>& outcome) {
            if (request != m_requestNumber) return;
            finishReading();
            if (!outcome.problem.isEmpty()) return warn(path, outcome.problem);
            const ArrayUse* use = m_page->findArrayUse(name);
            const std::size_t axes = outcome.value.shape.size();
            if (axes < use->minAxes || axes > use->maxAxes)
                return warn(path, tr("its array has %n axis(es), and this page takes other ones", nullptr, int(axes)));
            setArray(name, outcome.value);
            const QString opened = tr("Opened: %1").arg(displayPath(path));
            const QString header = QString::fromStdString(outcome.value.headerLine);
            Q_EMIT said(header.isEmpty() ? opened
                                         : tr("%1 – its first line is taken as a header: %2").arg(opened, header));
        });
}

void ArrayActions::chooseLayer(const QString& path, const std::vector<TensorInfo>& tensors) {
    const std::vector<std::string> layers = weightLayers(tensors);
    if (layers.size() < 2) return loadLayer(path, layers.empty() ? std::string() : layers.front());
    // The dialog lists each layer with the type and shape of its first tensor.
    std::vector<TensorInfo> choices;
    for (const std::string& layer : layers) {
        const auto found = std::ranges::find_if(
            tensors, [&](const TensorInfo& tensor) { return std::string_view(tensor.name).starts_with(layer); });
        choices.push_back(*found);
        choices.back().name = layer;
    }
    askTensor(path, std::string(kWeights), std::move(choices),
              [=, this](const std::string& layer) { loadLayer(path, layer); });
}

void ArrayActions::loadLayer(const QString& path, const std::string& layer) {
    const int request = m_requestNumber;
    using Weights = std::map<std::string, LoadedArray, std::less<>>;
    m_reader.start<Weights>([path, layer] { return loadWeights(path, layer); },
                            [=, this](const ReadOutcome<Weights>& outcome) {
                                if (request != m_requestNumber) return;
                                finishReading();
                                if (!outcome.problem.isEmpty()) return warn(path, outcome.problem);
                                m_model.changePage(m_page->id(), [&](Scene& scene) {
                                    for (const std::string_view name : weightNames())
                                        scene.arrays.erase(std::string(name));
                                    for (const auto& [name, array] : outcome.value)
                                        scene.arrays.insert_or_assign(name, array);
                                });
                                Q_EMIT said(tr("Opened: %1").arg(displayPath(path)));
                            });
}

void ArrayActions::setArray(const std::string& name, LoadedArray array) {
    m_model.changePage(m_page->id(), [&](Scene& scene) {
        scene.arrays.insert_or_assign(name, std::move(array));
        // Embeddings taken from a model already include the positions.
        if (name == "input") scene.parameters.addPosition = false;
        // The new array may have another shape, so the zoom is reset.
        scene.view.zoom.reset();
    });
}

void ArrayActions::openDropped(const QString& path) {
    if (isModelFolder(path)) {
        // If this page shows no language model, the first page that does is opened.
        if (!m_model.exhibit().usesLanguageModel()) {
            const auto page = std::ranges::find_if(exhibits(), &Exhibit::usesLanguageModel);
            m_model.setExhibit((*page)->id());
        }
        return openModel(path);
    }
    if (isTokenListFile(path)) return openTokens(path);
    const auto uses = m_model.exhibit().arrays();
    if (!uses.empty()) return open(std::string(uses.front().name), path);
    QStringList pages;
    for (const Exhibit* exhibit : exhibits())
        if (!exhibit->arrays().empty()) pages += exhibit->words().name;
    warn(path, tr("this page takes no arrays; those that do: %1").arg(pages.join(QStringLiteral(", "))));
}

OfferedFilesTaker ArrayActions::offeredFilesTaker(const std::function<void(const QString& path)>& open) {
    struct Choice {
        QString name;    ///< of the file or folder, for messages
        QString single;  ///< path of a single file inside the folder; empty for a model
    };
    const auto choice = std::make_shared<Choice>();
    return {.choose = [=, this](const OfferedFiles& offered) -> QStringList {
                const bool isSingle = open && offered.folder.isEmpty() && offered.files.size() == 1;
                QStringList names;
                for (const OfferedFile& file : offered.files) names += file.name;
                if (names.size() > kMaxNamedFiles) names = names.first(kMaxNamedFiles) << QStringLiteral("…");
                const QString name = offered.folder.isEmpty() ? joinList(names) : offered.folder;
                try {
                    if (isSingle && offered.files.front().size > memoryLimit())
                        throw FileError(tooLongMessage(qint64(memoryLimit())));
                    const QStringList wanted = isSingle ? names : offeredModelFiles(offered);
                    // Set only after all checks: an earlier choice may still be loading.
                    *choice = {name, isSingle ? names.front() : QString()};
                    return wanted;
                } catch (const FileError& error) {
                    warn(name, error.phrase());
                    return {};
                }
            },
            .progress =
                [=, this](double fraction) {
                    Q_EMIT said(tr("Reading %1: %2%").arg(choice->name).arg(int(100 * fraction)));
                },
            .done =
                [=, this](const QString& path) {
                    if (path.isEmpty()) return warn(choice->name, tr("the browser did not hand its contents over"));
                    if (choice->single.isEmpty()) return openDropped(path);
                    Q_EMIT said({});
                    open(path + u'/' + choice->single);
                }};
}

void ArrayActions::remove(const std::string& name) {
    Scene scene = m_model.scene();
    std::size_t removed = scene.arrays.erase(name);
    if (name == kLanguageModelName && !scene.languageModel.path.empty()) {
        scene.languageModel = {};
        ++removed;
    }
    if (name == kTokenListName && isTokenList(scene.parameters.tokens)) {
        scene.parameters.tokens = Parameters{}.tokens;
        ++removed;
    }
    if (name == kWeights)
        for (const std::string_view weight : weightNames()) removed += scene.arrays.erase(std::string(weight));
    if (removed == 0) return;
    scene.view.zoom.reset();
    m_model.setScene(scene);
}

void ArrayActions::finishReading() {
    m_readingName.clear();
    Q_EMIT busyChanged(m_readingName);
}

void ArrayActions::warn(const QString& path, const QString& phrase) {
    Q_EMIT said({});
    showPlainTextWarning(m_window, tr("Open"), tr("%1 was not opened: %2.").arg(displayPath(path), phrase));
}

}  // namespace attention
